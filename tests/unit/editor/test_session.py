"""Editing sessions that a client of the Language Server Protocol plays with pyopt-lsp over its standard streams."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

pytest.importorskip("pygls")

from lsprotocol import types

from pyopt.driver.run import run_in_process
from pyopt.editor.document import OpenDocument
from pyopt.format import format_text
from tests.support.lsp_client import URI, EditorClient, EditorSession

TEXT = """\
#map = affine_map<(d0) -> (d0)>
// Grüße, 𝄞
func.func @scale(%x: f32, %by: f32) -> f32 {
  %p = arith.mulf %x, %by : f32
  return %p : f32
}
func.func @main(%x: f32) -> f32 {
  %r = call @scale(%x, %x) : (f32, f32) -> f32
  return %r : f32
}
"""


def document() -> types.TextDocumentIdentifier:
    return types.TextDocumentIdentifier(URI)


async def help_at(client: EditorClient, place: str) -> str:
    found = await client.text_document_hover_async(types.HoverParams(document(), client.at(place)))
    assert found is not None and isinstance(found.contents, types.MarkupContent)
    return found.contents.value


@pytest.fixture(scope="module")
def server() -> Iterator[EditorSession]:
    session = EditorSession("--load-dialect-plugin=examples/toy.py")
    yield session
    assert session.end() == 0


def test_errors_come_and_go_as_one_types(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        assert await client.open(TEXT) == []
        (wrong,) = await client.edit("arith.mulf", "x")
        assert (
            wrong.message == "custom op 'arith.mulfx' is unknown" and wrong.severity == types.DiagnosticSeverity.Error
        )
        assert client.covered(wrong.range) == "arith.mulfx"
        assert wrong.related_information is not None
        assert [one.message for one in wrong.related_information] == ["did you mean 'arith.mulf'?"]
        first, second = await client.edit("return %r : f", "64", 2)
        assert (
            first is not None
            and second.message == "use of value '%r' expects different type than prior uses: 'f64' vs 'f32'"
        )
        assert client.covered(second.range) == "%r"
        await client.edit("arith.mulf", "", 1)
        assert await client.edit("return %r : f", "32", 2) == []

    server.play(session)


def test_only_the_last_of_several_changes_is_checked(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        for char in "xyz":
            client.type("arith.mulf", char)
        (wrong,) = await client.diagnostics()
        assert wrong.message == "custom op 'arith.mulfzyx' is unknown"
        assert client.published.empty()

    server.play(session)


def test_edits_behind_characters_of_two_units(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open('func.func @f() attributes {a = "𝄞𝄞𝄞"} { return }\n')
        (wrong,) = await client.edit("} { ", "wrong.op ")
        assert client.covered(wrong.range) == "wrong.op"
        assert await client.edit("} { ", "", len("wrong.op ")) == []

    server.play(session)


def test_places_count_units_of_the_editor(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        (wrong,) = await client.edit("𝄞", '\n"𝄞"(%ä) : () -> ()')
        assert (wrong.range.start.line, client.covered(wrong.range)) == (2, "(")

    server.play(session)


def test_definitions_and_uses(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        found = await client.text_document_definition_async(types.DefinitionParams(document(), client.at("call @sca")))
        assert isinstance(found, types.Location)
        assert (found.range.start.line, client.covered(found.range)) == (2, "@scale")
        context = types.ReferenceContext(include_declaration=True)
        uses = await client.text_document_references_async(types.ReferenceParams(context, document(), client.at("%b")))
        assert uses is not None
        assert [(one.range.start.line, client.covered(one.range)) for one in uses] == [(2, "%by"), (3, "%by")]
        marks = await client.text_document_document_highlight_async(
            types.DocumentHighlightParams(document(), client.at("%b"))
        )
        assert marks is not None and [one.range for one in marks] == [one.range for one in uses]

    server.play(session)


def test_help(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        assert "%p : f32" in await help_at(client, "return %p")
        assert "Product of two floats" in await help_at(client, "arith.m")
        assert "func.func @scale(%x: f32, %by: f32) -> f32" in await help_at(client, "call @sca")
        nothing = await client.text_document_hover_async(types.HoverParams(document(), client.at("// G")))
        assert nothing is None

    server.play(session)


def test_outline(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        found = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document()))
        assert found is not None
        assert [one.name for one in found] == ["#map", "@scale", "@main"]
        assert [one.kind for one in found] == [types.SymbolKind.Constant, *[types.SymbolKind.Function] * 2]

    server.play(session)


def test_dialects_of_plug_ins(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        text = """\
func.func @f(%a: i32) -> !toy.interval<i32> {
  %i = toy.make %a, %a : !toy.interval<i32>
  return %i : !toy.interval<i32>
}
"""
        assert await client.open(text) == []
        assert "%i : !toy.interval<i32>" in await help_at(client, "return %i")
        assert "The numbers from a lower to an upper bound." in await help_at(client, "-> !toy.int")
        assert "`lower` | `AnyInteger`" in await help_at(client, "toy.m")

    server.play(session)


def test_texts_of_unknown_dialects(server: EditorSession) -> None:
    text = '"x.y"() : () -> ()\n'

    async def refused(client: EditorClient) -> None:
        (wrong,) = await client.open(text)
        assert wrong.message.startswith("operation being parsed with an unregistered dialect")

    async def taken_by_run_line(client: EditorClient) -> None:
        assert await client.open("// RUN: pyopt --allow-unregistered-dialect %s\n" + text) == []

    async def taken(client: EditorClient) -> None:
        assert await client.open(text) == []

    server.play(refused)
    server.play(taken_by_run_line)
    other = EditorSession("--allow-unregistered-dialect")
    other.play(taken)
    assert other.end() == 0


async def offered(client: EditorClient, place: str) -> list[types.CompletionItem]:
    found = await client.text_document_completion_async(types.CompletionParams(document(), client.at(place)))
    assert isinstance(found, types.CompletionList)
    return list(found.items)


def test_completions(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        client.type("𝄞", "\nfunc.func @new(%value: f32) { %q = math.sq %val return }")
        values = await offered(client, "math.sq %val")
        (op,) = await offered(client, "math.sq")
        assert [one.label for one in values] == ["%value"]
        assert op.label == "math.sqrt" and isinstance(op.text_edit, types.TextEdit)
        assert client.covered(op.text_edit.range) == "math.sq"
        shown = await client.completion_item_resolve_async(op)
        assert isinstance(shown.documentation, types.MarkupContent)
        assert "Square root" in shown.documentation.value
        assert [one.label for one in await offered(client, "call @sc")] == ["@scale"]

    server.play(session)


def test_layout(server: EditorSession) -> None:
    untidy = "func.func @f( ) {\n      return\n}\nfunc.func   @g() {\n return\n}\n"

    async def session(client: EditorClient) -> None:
        await client.open(untidy)
        options = types.FormattingOptions(tab_size=2, insert_spaces=True)
        edits = await client.text_document_formatting_async(types.DocumentFormattingParams(document(), options))
        assert edits is not None and client.applied(edits) == format_text(untidy)
        part = types.Range(types.Position(3, 0), types.Position(6, 0))
        edits = await client.text_document_range_formatting_async(
            types.DocumentRangeFormattingParams(document(), part, options)
        )
        assert edits is not None
        assert client.applied(edits) == untidy[: untidy.index("func.func   @g")] + "func.func @g() {\n  return\n}\n"
        await client.open("module {\n")
        assert not await client.text_document_formatting_async(types.DocumentFormattingParams(document(), options))
        await client.open('"open\n')
        assert not await client.text_document_formatting_async(types.DocumentFormattingParams(document(), options))
        assert "expected '\"' in string literal" in await client.message()

    server.play(session)


async def actions(client: EditorClient, place: str) -> dict[str, types.CodeAction]:
    where = types.Range(client.at(place), client.at(place))
    found = await client.text_document_code_action_async(
        types.CodeActionParams(document(), where, types.CodeActionContext([]))
    )
    return {one.title: one for one in found or () if isinstance(one, types.CodeAction)}


def test_expected_diagnostics_are_inserted(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        text = "func.func @f(%a: i32) {\n  // a comment\n  %b = arith.addi %a, %a : i64\n  return\n}\n"
        await client.open(text)
        action = (await actions(client, "arith.addi %"))["Insert expected-error"]
        assert action.edit is None
        done = client.done(await client.code_action_resolve_async(action))
        assert done.split("\n")[0] == "// expected-note @below {{prior use here}}"
        assert run_in_process(["--verify-diagnostics", "-"], done) == (0, "", "")
        client.text = done

    server.play(session)


def test_one_function_is_canonicalized(server: EditorSession) -> None:
    async def session(client: EditorClient) -> None:
        text = """\
func.func @kept(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %same = arith.addi %a, %zero : i32
  return %same : i32
}
module {
  func.func @changed(%arg: i32) -> i32 {
    // gone
    %zero = arith.constant 0 : i32
    %same = arith.addi %arg, %zero : i32
    %twice = arith.muli %same, %same : i32
    return %twice : i32
  }
}
"""
        await client.open(text)
        action = (await actions(client, "%twice"))["Canonicalize @changed (drops its comments)"]
        assert action.edit is None
        done = await client.code_action_resolve_async(action)
        start = text.index("    // gone")
        assert client.done(done) == text[:start] + (
            "    %twice = arith.muli %arg, %arg : i32\n    return %twice : i32\n  }\n}\n"
        )
        client.type("%zero = arith.constant 0", "x")
        late = await client.code_action_resolve_async(action)
        assert late.edit is None  # the text has changed
        action = (await actions(client, "%twice"))["Canonicalize @changed (drops its comments)"]
        await client.code_action_resolve_async(action)
        assert "cannot be read: the file has errors" in await client.message()

    server.play(session)


def test_a_long_text_is_checked_at_once_and_then_as_a_whole(server: EditorSession) -> None:
    """A line looks like the beginning of an op: only the whole text shows that it is none."""
    text = "".join([f"func.func @f{number}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n" for number in range(1200)])
    wrapped = "func.func @last(%a: i32)\nattributes {a} {\n  return\n}\n"

    async def session(client: EditorClient) -> None:
        assert await client.open(text) == []
        (wrong,) = await client.edit("@f600(%a: i32) -> i32 {\n  return %a : i", "64", 2)
        assert wrong.range.start.line == 1801
        assert await client.edit("@f600(%a: i32) -> i32 {\n  return %a : i", "32", 2) == []
        at_first = await client.edit_at(len(text), wrapped)
        assert [one.message for one in at_first] != []
        assert await client.diagnostics() == []

    server.play(session)


def test_the_tool_for_latency(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from tools import editor_latency

    monkeypatch.setattr("sys.argv", ["editor_latency.py", "--lines", "90", "--keys", "4"])
    assert editor_latency.main() == 0
    rows = [line.split(" | ")[1] for line in capsys.readouterr().out.splitlines()[2:]]
    assert rows == ["opening", "key stroke to diagnostics", "completion", "help", "definition"] * 2


def test_lines_end_where_the_protocol_says(server: EditorSession) -> None:
    """Not at the other characters at which Python splits lines."""
    text = (
        "// a\u2028b\x0cc\x1cd\x85e\r\nfunc.func @f(%a: i32) {\r\n  %b = arith.addi %a, %a : i32\r\n  return\r\n}\r\n"
    )

    async def session(client: EditorClient) -> None:
        assert await client.open(text) == []
        (wrong,) = await client.edit("arith.addi %", "x")
        assert (wrong.range.start.line, client.covered(wrong.range)) == (2, "%xa")
        assert await client.edit("arith.addi %", "", 1) == []

    server.play(session)


def test_an_editor_that_does_not_ask_for_edits_gets_them_at_once() -> None:
    async def session(client: EditorClient) -> None:
        await client.open("func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}\n")
        action = (await actions(client, "%b"))["Canonicalize @f"]
        assert client.done(action) == "func.func @f(%a: i32) {\n  return\n}\n"
        await client.edit("arith.addi %a", "x")
        assert list(await actions(client, "%b")) == []  # the function does not parse, so there is nothing to offer
        assert client.shown.empty()

    other = EditorSession(capabilities=types.ClientCapabilities())
    other.play(session)
    assert other.end() == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_server_has_the_text_of_the_editor(seed: int, server: EditorSession) -> None:
    """After any edits its diagnostics are those of the text that the editor shows."""
    chance = random.Random(seed)

    async def session(client: EditorClient) -> None:
        await client.open(TEXT)
        for _ in range(25):
            at = chance.randrange(len(client.text) + 1)
            cut = min(chance.choice((0, 0, 1, 5, 40)), len(client.text) - at)
            new = "".join(chance.choices('%@(){}:= \n\t"/é𝄞\u2028\x0cai32', k=chance.randrange(6)))
            found = await client.edit_at(at, new, cut)
            local = OpenDocument(client.text, "/edited.mlir")
            places = [local.range_of(one) for one in local.checked.diagnostics]
            expected = [
                (one.message, *local.lines.position(start), *local.lines.position(end))
                for one, (start, end) in zip(local.checked.diagnostics, places, strict=True)
            ]
            shown = [(one.message, one.range) for one in found]
            assert [
                (message, where.start.line, where.start.character, where.end.line, where.end.character)
                for message, where in shown
            ] == expected

    server.play(session)
