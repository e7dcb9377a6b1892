"""The playground in a real browser: what a person does, and what is seen then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from pyopt.driver.run import run_in_process as pyopt
from pyopt.notebook.cell import run_cell
from pyopt.playground import examples
from tests.support.browser import PlaygroundPage, browser, files_of_site, served

pytestmark = pytest.mark.full

SUM = """func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %s = arith.addi %a, %zero : i32
  return %s : i32
}
"""
ENDLESS = "func.func private @f0()\n" + "".join(
    f"func.func @f{number + 1}() {{\n  call @f{number}() : () -> ()\n  call @f{number}() : () -> ()\n  return\n}}\n"
    for number in range(60)
)
"""With --inline a run that takes practically forever: each function becomes twice as long as the one before."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(files_of_site()) as one:
        yield one


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with browser() as one:
        yield one


@pytest.fixture(scope="module")
def loaded(chromium: Any, address: str) -> Iterator[PlaygroundPage]:
    """A page for all tests, on which Python was loaded."""
    allowed = ["clipboard-read", "clipboard-write"]
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, permissions=allowed)
    page = PlaygroundPage(context, address)
    page.open()
    yield page
    context.close()


@pytest.fixture
def page(loaded: PlaygroundPage) -> Iterator[PlaygroundPage]:
    """The page, about whose scripts nothing is complained of during the test."""
    loaded.faults.clear()
    yield loaded
    assert loaded.faults == []


def text_of(file: str) -> str:
    return (examples.folder() / file).read_text(encoding="utf-8")


def test_the_first_example_is_there(page: PlaygroundPage) -> None:
    _, file, flags = examples.EXAMPLES[0]
    page.open()
    assert page.page.input_value("#flags") == flags
    assert page.page.input_value("#text textarea") == text_of(file)
    assert page.shown("Result") == pyopt(flags.split(), text_of(file))[1]
    assert page.state().startswith("pyopt ")
    assert [one.strip() for one in page.page.locator("#examples option").all_inner_texts()] == [
        "Examples", *[title for title, _, _ in examples.EXAMPLES]
    ]  # fmt: skip
    assert page.page.locator("#panels .symbol").first.inner_text() == "@border"


@pytest.mark.parametrize(("title", "file", "flags"), examples.EXAMPLES, ids=lambda one: one)
def test_examples_give_what_the_command_gives(page: PlaygroundPage, title: str, file: str, flags: str) -> None:
    page.page.evaluate("document.querySelector('#outcome').textContent = ''")
    page.page.select_option("#examples", label=title)
    page.wait("!!document.querySelector('#outcome').textContent")
    code, out, err = pyopt(["--suggest", *flags.split()], text_of(file))
    assert page.page.inner_text("#outcome").startswith(f"exit code {code}, ")
    assert page.shown("Result") == out
    assert ("Messages" in page.tabs()) == bool(err)
    assert not err or page.shown("Messages") == err


def test_the_report_shows_what_passes_changed(page: PlaygroundPage) -> None:
    page.run("--canonicalize --cse", text_of("smooth.mlir"))
    page.page.click("#tabs button[data-name='Report']")
    report = page.page.frame_locator("#panels iframe")
    assert report.locator("table.passes tbody tr").count() == 2
    assert report.locator("tr.removed, tr.changed").count() > 0
    report.locator("a[href='#pass-1-2']").click()
    assert report.locator("#pass-1-2").evaluate("one => one.getBoundingClientRect().top < 500 && scrollY > 100")
    report.locator("button", has_text="Whole text").first.click()
    report.locator("td.old", has_text="func.func private @border").first.wait_for()
    page.page.click("#tabs button[data-name='Result']")


def test_links_of_a_report_that_a_notebook_shows(chromium: Any) -> None:
    report = run_cell(["--canonicalize", "--cse"], text_of("smooth.mlir")).report._repr_html_()
    context = chromium.new_context()
    page = context.new_page()
    page.set_content(f"<p>A notebook.</p>{report}")
    shown = page.frame_locator("iframe")
    shown.locator("a[href='#pass-1-2']").click()
    assert shown.locator("#pass-1-2").evaluate("one => one.getBoundingClientRect().top < 500 && scrollY > 100")
    context.close()


def test_errors_are_shown_while_one_types(page: PlaygroundPage) -> None:
    page.run("", SUM)
    assert page.problems() == []
    page.write(SUM.replace("arith.addi", "arith.adi"))
    page.page.locator("#text .under").wait_for()
    assert page.marked() == ["arith.adi"]
    (said,) = page.problems()
    assert said.startswith("3:8: error: ") and "did you mean 'arith.addi'" in said
    assert page.page.inner_text("#text .said").startswith("error: ")
    assert page.page.locator("#text .gutter .error").all_inner_texts() == ["3"]
    page.page.click("#problems li")
    assert page.page.evaluate("document.activeElement.selectionStart") == SUM.index("arith.addi")
    page.page.keyboard.press("ArrowRight")
    for _ in range(len("arith.a") - 1):
        page.page.keyboard.press("ArrowRight")
    page.page.keyboard.type("d")
    page.wait("document.querySelector('#problems').hidden")
    assert page.marked() == []


def test_mistakes_are_shown_as_the_command_says_them(page: PlaygroundPage) -> None:
    for flags, argv in (
        ("--canonicalise", ["--canonicalise"]),
        ("--canonicalize=nothing=1", ["--canonicalize=nothing=1"]),
        ("--pass-pipeline='func.func(cse'", ["--pass-pipeline=func.func(cse"]),
        ("no-file.mlir", ["no-file.mlir"]),
    ):
        assert page.run(flags, SUM).startswith("exit code 1, ")
        assert page.page.locator("#tabs [aria-selected=true]").inner_text() == "Messages"
        assert page.shown("Messages") == pyopt(["--suggest", *argv], SUM)[2]
    page.page.click("#tabs button[data-name='Result']")
    assert page.run("--cse '").startswith("exit code 1, ")
    assert page.shown("Messages") == "Usage: pyopt [OPTIONS] [FILE]\n\nError: No closing quotation\n"
    page.page.click("#tabs button[data-name='Result']")
    assert page.run("--cse").startswith("exit code 0, ")
    assert page.shown("Result") == pyopt(["--cse"], SUM)[1]


def test_a_run_without_an_end_is_stopped(page: PlaygroundPage) -> None:
    page.write(ENDLESS)
    page.page.fill("#flags", "--inline")
    page.page.click("#run")
    page.wait("document.body.dataset.state === 'running'")
    # The page is alive meanwhile.
    page.page.click("#passes")
    page.page.click("#close")
    assert page.page.is_enabled("#stop")
    page.page.click("#stop")
    # What was there before is not taken for the result of what was stopped.
    assert page.page.inner_text("#outcome") == "stopped" and page.shown("Result") == ""
    page.wait("document.body.dataset.state === 'ready'")
    assert page.page.is_disabled("#stop")
    assert page.run("--cse", SUM).startswith("exit code 0, ")


def test_a_run_takes_the_place_of_one_without_an_end(page: PlaygroundPage) -> None:
    page.run("--canonicalize", SUM)
    page.write(ENDLESS)
    page.page.fill("#flags", "--inline")
    page.page.click("#run")
    page.wait("document.body.dataset.state === 'running'")
    page.page.go_back()
    page.wait("document.querySelector('#flags').value === '--canonicalize'")
    page.page.evaluate("document.querySelector('#outcome').textContent = ''")
    page.wait("!!document.querySelector('#outcome').textContent")
    assert page.page.inner_text("#outcome").startswith("exit code 0, ")
    assert page.shown("Result") == pyopt(["--canonicalize"], SUM)[1]
    # Of two that have not ended, the last is the one that is stopped.
    page.write(ENDLESS)
    page.page.fill("#flags", "--inline")
    page.page.click("#run")
    page.wait("document.body.dataset.state === 'running'")
    page.page.go_back()
    page.page.click("#stop")
    assert page.page.inner_text("#outcome") == "stopped" and page.shown("Result") == ""


def test_of_runs_in_quick_succession_the_last_is_shown(page: PlaygroundPage) -> None:
    page.run("", SUM)
    page.page.evaluate("""() => {
        const flags = document.querySelector("#flags");
        for (const text of ["--help", "--canonicalise", "--nothing", "--canonicalize"]) {
            flags.value = text;
            document.querySelector("#run").click();
        }
    }""")
    page.wait("document.body.dataset.state === 'ready' && document.querySelector('#stop').disabled")
    assert page.shown("Result") == pyopt(["--canonicalize"], SUM)[1]
    assert page.page.inner_text("#outcome").startswith("exit code 0, ")


def test_files_that_a_run_writes_are_shown(page: PlaygroundPage) -> None:
    page.run("--canonicalize -o out.mlir --report=page.html", SUM)
    assert page.tabs() == ["Result", "Report", "out.mlir", "page.html"]
    assert page.shown("out.mlir") == pyopt(["--canonicalize"], SUM)[1]
    page.page.click("#tabs button[data-name='page.html']")
    assert page.page.frame_locator("#panels iframe:not([hidden])").locator("h1").inner_text() == "<stdin>"
    page.page.click("#tabs button[data-name='Result']")


def test_a_link_holds_the_text_and_the_options(page: PlaygroundPage, chromium: Any, address: str) -> None:
    text = SUM.replace("@f", '@"größer 𝄞 <b>&amp;"')
    page.run("--canonicalize='max-iterations=1'", text)
    link = page.page.url
    assert re.fullmatch(rf"{re.escape(address)}#1-[\w-]+", link)
    context = chromium.new_context()
    other = PlaygroundPage(context, address)
    other.open(link.removeprefix(address))
    assert other.page.input_value("#flags") == "--canonicalize='max-iterations=1'"
    assert other.page.input_value("#text textarea") == text
    assert other.shown("Result") == pyopt(["--canonicalize"], text)[1]
    assert other.page.url == link
    # A link that was cut off says so, and the page works.
    other.page.goto(f"{address}#1-AAAA")
    other.wait("document.querySelector('#state').textContent.includes('damaged')")
    assert other.run("--cse", SUM).startswith("exit code 0, ")
    assert other.faults == []
    context.close()


def test_back_and_forward(page: PlaygroundPage) -> None:
    page.run("", SUM)
    page.run("--canonicalize", SUM)
    page.run("--cse", SUM.replace("@f", "@g"))

    def seen() -> tuple[str, str]:
        page.wait("!!document.querySelector('#outcome').textContent")
        return page.page.input_value("#flags"), page.shown("Result")

    def go(direction: str) -> tuple[str, str]:
        page.page.evaluate("document.querySelector('#outcome').textContent = ''")
        getattr(page.page, direction)()
        return seen()

    assert go("go_back") == ("--canonicalize", pyopt(["--canonicalize"], SUM)[1])
    assert go("go_back") == ("", pyopt([], SUM)[1])
    assert go("go_forward") == ("--canonicalize", pyopt(["--canonicalize"], SUM)[1])
    assert go("go_forward") == ("--cse", pyopt(["--cse"], SUM.replace("@f", "@g"))[1])


def test_options_are_completed(page: PlaygroundPage) -> None:
    field = page.page.locator("#flags")
    rows = page.page.locator("#choices li b")
    field.fill("")
    field.press_sequentially("--canon")
    assert rows.first.inner_text() == "--canonicalize"
    field.press("Tab")
    assert field.input_value() == "--canonicalize"
    # A name that is whole is not made another one.
    field.press("End")
    field.press("ArrowDown")
    assert not page.page.is_visible("#choices")
    field.press_sequentially('="top')
    assert rows.all_inner_texts() == ["top-down="]
    field.press("ArrowDown")
    field.press("Enter")
    assert field.input_value() == '--canonicalize="top-down='
    field.press_sequentially('false" --pass-pipeline=any(cs')
    assert rows.first.inner_text() == "cse"
    field.press("Escape")
    assert not page.page.is_visible("#choices")
    field.fill("")
    page.page.click("#passes")
    page.page.fill("#filter", "common sub")
    assert page.page.locator("#list details:visible").count() == 1
    page.page.click("#list details:visible summary")
    assert "Usage: pyopt --cse" in page.page.inner_text("#list details:visible pre")
    page.page.click("#list details:visible button")
    page.page.fill("#filter", "")
    page.page.click("#close")
    assert field.input_value() == "--cse"


def test_texts_of_all_kinds(page: PlaygroundPage) -> None:
    marked = 'module attributes {a.b = "<script>alert(1)</script> &lt; é 𝄞 \\t"} {\n  // \u202e \x07 \u2028 é\n}\n'
    assert page.run("", marked).startswith("exit code 0, ")
    assert page.shown("Result") == pyopt([], marked)[1]
    assert page.page.locator("#text .string").first.inner_text().startswith('"<script>')
    for text in ("", "\n", " ", "\t\t// x", "func.func", '"', "\u2028", "}" * 100):
        code, out, _ = pyopt(["--suggest"], text)
        assert page.run("", text).startswith(f"exit code {code}, ")
        assert page.shown("Result") == out


def test_what_nests_too_deep_is_an_error_and_python_goes_on(page: PlaygroundPage) -> None:
    for depth in (1000, 100_000):
        attribute = "module attributes {a.b = " + "[" * depth + "]" * depth + "} {}"
        code, _, err = pyopt([], attribute)
        assert page.run("", attribute).startswith(f"exit code {code}, ")
        assert not err or page.shown("Messages") == err
    page.page.click("#tabs button[data-name='Result']")
    for depth in (500, 3000):
        ops = "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * depth + "}\n" * depth + "return\n}\n"
        outcome = page.run("", ops)
        if depth == 500:
            assert outcome.startswith("exit code 0, ")
            assert page.shown("Result") == pyopt([], ops)[1]
        else:
            assert outcome == "failed"
            assert page.shown("Messages") == "pyopt: error: the IR nests too deep for this browser\n"
    page.page.click("#tabs button[data-name='Result']")
    assert page.run("--cse", SUM).startswith("exit code 0, ")
    assert page.faults[0].startswith("Pyodide has suffered a fatal error")
    page.faults.clear()
    # A check says so, too, and does not try it again as long as the text is as deep.
    deep = ops.replace("return", "  return")
    page.write(deep)
    page.wait("!document.querySelector('#problems').hidden")
    assert page.problems() == ["1:1: error: the IR nests too deep for this browser"]
    page.wait("document.body.dataset.state === 'ready'")
    crashes = [one for one in page.faults if one.startswith("Pyodide has suffered")]
    assert len(crashes) <= 1
    page.write(deep + "// a comment\n")
    page.write(deep + "// another one\n")
    page.page.wait_for_timeout(500)
    assert page.problems() == ["1:1: error: the IR nests too deep for this browser"]
    assert [one for one in page.faults if one.startswith("Pyodide has suffered")] == crashes
    page.faults.clear()
    page.write(SUM.replace("addi", "adi"))
    page.wait("document.querySelector('#problems').textContent.includes('adi')")


def test_a_long_text(page: PlaygroundPage) -> None:
    text = "".join(SUM.replace("@f", f"@f{number}") for number in range(2000))
    page.paste(text)
    page.wait("document.querySelector('#text textarea').value.includes('@f1999')")
    assert page.run("--canonicalize").startswith("exit code 0, ")
    assert page.shown("Result") == pyopt(["--canonicalize"], text)[1]
    page.page.evaluate("document.querySelector('#text textarea').scrollTop = 1e9")
    page.page.locator("#text .gutter", has_text="10001").wait_for()
    # Only what is in view has elements.
    assert page.page.locator("#text span").count() < 2000
    last = SUM.replace("@f", "@f1999")
    page.write(text.replace(last, last.replace("addi", "adi")))
    page.page.locator("#problems li").first.wait_for()
    assert page.problems()[0].startswith("9998:8: error: ")
    one_line = "module attributes {a.b = [" + ", ".join(["1 : i32"] * 20_000) + "]} {}"
    assert page.run("", one_line).startswith("exit code 0, ")
    page.run("", SUM)


LOOKS = {
    "network": ("--shape-inference", text_of("network.mlir")),
    "sparse": ("--sparsifier", text_of("spmv.mlir")),
    "functions": ("--canonicalize", "".join(SUM.replace("@f", f"@f{number}") for number in range(200))),
    "errors": ("--split-input-file", text_of("mistakes.mlir")),
}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Two boxes, the second of which comes first on the page, have nothing in common."""
    return other["x"] + other["width"] <= one["x"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5


@pytest.mark.parametrize("name", LOOKS)
def test_nothing_overlaps(page: PlaygroundPage, name: str) -> None:
    flags, text = LOOKS[name]
    page.run(flags, text)
    try:
        for width in (1280, 800):
            page.page.set_viewport_size({"width": width, "height": 800})
            for tab in page.tabs():
                page.page.click(f"#tabs button[data-name='{tab}']")
                assert page.page.evaluate("document.documentElement.scrollWidth") <= width
                boxes = [page.page.locator(one).bounding_box() for one in ("header", "#command", "#input", "#answer")]
                for number, one in enumerate(boxes):
                    assert one["width"] > 100 and one["x"] >= 0 and one["x"] + one["width"] <= width
                    assert all(apart(one, other) for other in boxes[:number]), (name, width, tab)
    finally:
        page.page.set_viewport_size({"width": 1280, "height": 800})
        page.page.click("#tabs button[data-name='Result']")


def test_it_works_without_its_server(chromium: Any) -> None:
    context = chromium.new_context()
    with served(files_of_site()) as address:
        page = PlaygroundPage(context, address)
        page.open()
        page.wait("navigator.serviceWorker.controller !== null")
        page.wait("caches.open('pyopt-playground').then(c => c.match('pyodide/pyodide.asm.wasm')).then(Boolean)")
    page.page.reload()
    page.wait("!!document.querySelector('#outcome').textContent")
    assert page.run("--canonicalize", SUM).startswith("exit code 0, ")
    assert page.shown("Result") == pyopt(["--canonicalize"], SUM)[1]
    context.close()


def test_it_works_in_a_folder_of_a_server(chromium: Any) -> None:
    context = chromium.new_context()
    with served({f"a folder/{name}": data for name, data in files_of_site().items()}) as address:
        page = PlaygroundPage(context, f"{address}a%20folder/")
        page.open()
        assert page.run("--canonicalize", SUM).startswith("exit code 0, ")
        assert page.faults == []
    context.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pyodide/pyodide.mjs": None}, "Python cannot be loaded: files of Pyodide are missing"),
        ({"packages.zip": None}, "Python cannot be loaded: packages.zip: 404"),
        ({"packages.zip": b"no archive"}, "is not a zip file"),
    ],
)
def test_a_page_without_python_says_so(chromium: Any, change: dict[str, bytes | None], said: str) -> None:
    files = {name: data for name, data in {**files_of_site(), **change}.items() if data is not None}
    context = chromium.new_context()
    with served(files) as address:
        page = PlaygroundPage(context, address)
        page.page.goto(address)
        page.wait("document.body.dataset.state === 'failed'")
        assert said in page.state() and "Traceback" not in page.state()
        assert page.page.is_disabled("#stop")
    context.close()
