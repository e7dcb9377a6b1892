"""Facts of a file that decide what it reaches: imports, names of modules, dialects and passes in its text.

A file is only read again when its content has changed: facts are kept in `.pytest_cache`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from pyopt.ir.context import ATTRIBUTE_DIALECTS, KNOWN_DIALECTS
from pyopt.passes.registry import PASSES
from tools.check_layers import ROOT, imports_of, layer_of, module_name

CACHE: Final = ROOT / ".pytest_cache" / "affected.json"
CODE: Final = ("pyopt", "passes", "tools", "tests")
"""The folders with Python files; the link pyopt/passes is not followed."""

DIALECTS: Final = KNOWN_DIALECTS | ATTRIBUTE_DIALECTS
_OP: Final = re.compile(rf"(?<![\w.])({'|'.join(sorted(DIALECTS))})\.")
_OP_ALONE: Final = re.compile(rf"^({'|'.join(sorted(DIALECTS))})\.[a-z_0-9.]*$")
_MODULE: Final = re.compile(r"(?<![\w.])(?:pyopt|tools|tests)(?:\.[A-Za-z_]\w*)*")
_REFERENCE: Final = re.compile(r"(?:pyopt|tools|tests)(?:\.[A-Za-z_]\w*)*(?::\w*)?")
_WORD: Final = re.compile(r"[A-Za-z_][\w-]*")
_NOT_CREATING: Final = frozenset(
    ("diagnostics", "ir", "syntax", "memo", "pipeline", "format", "format_command", "upgrade", "update_checks")
)
"""Layers that name ops and passes, but create no op and run no pass by these names."""
_OF_DECLARATIONS: Final = ("fold_function", "shape_transfer", "result_shapes", "materialize")
"""Attributes of declarations by which functions of a dialect are called."""
_CORPUS: Final = re.compile(r"(?<!def )\blit_files\(|(?:LIT|folder|\"lit\"\))\.rglob\(\"\*\.mlir\"\)")
_HELP: Final = re.compile(r"-help\b|--?list-passes|_COMPLETE")
"""The module that reads the options of all passes."""
_READ: Final = re.compile(r"%[Sp]/([\w./-]+\w)")
_COMMANDS: Final = re.compile(r"\b(?:pyopt_flags|run_lines)\(")


HARNESS: Final = frozenset(
    (
        "tests.conftest",
        "tests.differential.known_differences",
        "tests.differential.same_text",
        "tests.lit.conftest",
        "tests.support.chunks.about_layout",
        "tests.support.chunks.about_runs",
        "tests.support.chunks.about_text",
        "tests.support.chunks.chunk",
        "tests.support.chunks.reading",
        "tests.support.chunks.runs",
        "tests.support.chunks.table",
        "tests.support.filecheck",
        "tests.support.lit_file",
        "tests.support.reference",
        "tests.support.shell",
        "tests.support.tiers",
        "tests.support.times",
        "tests.support.ugly_text",
    )
)
"""Modules that run the commands of tests, or say what differs: what they name says nothing of what is run."""


MATCHING: Final = frozenset(
    (
        "pyopt.analysis.speculation",
        "pyopt.dialects.affine.validity",
        "pyopt.dialects.subsets",
        "pyopt.dialects.tensor.verify_layout",
        "pyopt.driver.options",
        "pyopt.driver.pieces",
    )
)
"""Modules that compare with the names of other dialects' ops in tables, or have them in a help, and create no op by
them."""


class Facts(NamedTuple):
    """The facts about a file.

    imports: what is imported as dotted names (a module, and what is taken from it if anything), but not under
    TYPE_CHECKING. names: dotted names in strings.
    keyed: pairs of a dialect and a string, from dictionaries. dialects, passes: those whose ops it may create or which
    it may run; of a test, those in its text. words: words of the text that open an edge of `graph.GATES`.
    uses: attributes of declarations that it reads. mentions: file names in its strings; of a lit file, what its RUN
    lines read besides. corpus: "text" if it reads all lit files, "commands" if it reads their RUN lines as well, ""
    otherwise. declares: it has declarations of ops.
    """

    imports: list[str]
    names: list[str]
    keyed: list[tuple[str, str]]
    dialects: list[str]
    passes: list[str]
    words: list[str]
    uses: list[str]
    mentions: list[str]
    corpus: str
    declares: bool


GATE_WORDS: Final = frozenset(
    (
        "pyopt-run", "pyopt-format", "pyopt-translate", "run_interpreter", "run_formatter", "run_translation",
        "pyopt-update-checks", "run_update_checks", "pyopt-reduce", "run_reduction",
        "pyopt-lsp", "run_lsp", "pyopt-import-onnx", "run_onnx_import", "pyopt-playground", "run_playground",
        "error", "--help", "upgrade", "until", "jit", "upgrade-report", "verify-roundtrip", "show-dialects",
        "max-errors", "buffer_facts",
    )
)  # fmt: skip


def python_files() -> list[Path]:
    """All Python files, in order."""
    found = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if "pyopt/passes" not in path.relative_to(ROOT).as_posix()]


def lit_tests() -> list[Path]:
    """All lit tests, in order."""
    return sorted(path for path in (ROOT / "tests" / "lit").rglob("*.mlir") if "Inputs" not in path.parts)


def data_files() -> list[Path]:
    """Inputs of lit tests besides their own text, MLIR that passes and other tests read, and documents, in order."""
    found = [*(ROOT / "tests" / "lit").rglob("Inputs/*"), *(ROOT / "examples").glob("*.mlir")]
    found += [*(ROOT / "passes").rglob("*.mlir"), *(ROOT / "passes").rglob("*.jsonl")]
    tests = (path for path in (ROOT / "tests").rglob("*.mlir") if path.relative_to(ROOT).parts[1] != "lit")
    found += [*tests, ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return sorted(path for path in found if path.is_file())


def all_facts(paths: Iterable[Path]) -> dict[str, Facts]:
    """The facts of files, by their paths relative to ROOT."""
    tool = Path(__file__).read_bytes() + "\n".join(sorted((*DIALECTS, *PASSES))).encode()
    start = blake2b(tool, digest_size=16)
    try:
        known: dict[str, list[object]] = json.loads(CACHE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    found: dict[str, Facts] = {}
    kept: dict[str, list[object]] = {}
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        content = path.read_bytes()
        hashed = start.copy()
        hashed.update(content)
        key = hashed.hexdigest()
        entry = known.get(name)
        if entry is None or entry[0] != key:
            entry = [key, list(facts_of(path, content.decode("utf-8", "replace")))]
        kept[name] = entry
        found[name] = _facts(entry[1])
    if kept != known:
        CACHE.parent.mkdir(exist_ok=True)
        CACHE.write_text(json.dumps(kept), encoding="utf-8")
    return found


def _facts(fields: object) -> Facts:
    assert isinstance(fields, list)
    return Facts(*fields)


class _Ours(frozenset[str]):
    """Takes every dotted name that is one of ours for a module."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.partition(".")[0] in ("pyopt", "tools", "tests")


def facts_of(path: Path, text: str) -> Facts:
    """The facts of one file with that text."""
    if path.suffix != ".py":
        return _facts_of_text(text)
    module = module_name(path)
    tree = ast.parse(text, str(path))
    _drop_typing_only(tree)
    nodes = _nodes(tree)
    statements = ast.Module([node for node in nodes if isinstance(node, (ast.Import, ast.ImportFrom))], [])
    imports = {one.imported for one in imports_of(module, statements, _Ours(), path.name == "__init__.py")}
    if module.startswith("tests.support.chunks."):  # `Selector.starts_of_lit` says which passes are asked about
        imports = {name for name in imports if not name.startswith(("pyopt.passes.canonicalize", "pyopt.format"))}
    constants = _strings(nodes)
    strings = [text for _, text in constants]
    names = {found.partition(":")[0] for found in strings if _REFERENCE.fullmatch(found)}
    uses = {node.attr for node in nodes if isinstance(node, ast.Attribute) and node.attr in _OF_DECLARATIONS}
    of_tests = module.split(".")[0] in ("tools", "tests")
    declares = "OpInfo(" in text
    plain = _facts_of_text(text) if of_tests and module not in HARNESS else _facts_of_text("")
    dialects, passes = set(plain.dialects), set(plain.passes)
    mentions: set[str] = set()
    if of_tests:
        names |= {found for found in _MODULE.findall(text) if "." in found}
        mentions = {part for found in strings for part in re.findall(r"[\w.-]+", found) if len(part) < 80}
    elif layer_of(module) not in _NOT_CREATING and module != "pyopt.passes.registry":
        own = module.split(".")[2] if declares and layer_of(module) == "dialects" else ""
        matched = _matched(nodes)
        op = _OP_ALONE if layer_of(module) in ("dialects", "analysis") else _OP
        if module not in MATCHING:
            dialects = {found for node, text in constants if node not in matched for found in op.findall(text)} - {own}
        if "patterns_of_dialects(" in text:
            dialects |= DIALECTS.intersection(strings)
        if layer_of(module) in ("passes", "native"):
            passes = PASSES.keys() & set(strings)
    return Facts(
        sorted(imports),
        sorted(names) if module not in HARNESS else [],
        sorted(set(_dialect_pairs(nodes))),
        sorted(dialects),
        sorted(passes),
        plain.words,
        sorted(uses),
        sorted(mentions),
        _corpus(text) if of_tests and module not in HARNESS else "",
        declares,
    )


def _facts_of_text(text: str) -> Facts:
    words = {word.strip("-") for word in _WORD.findall(text)}
    words |= {part for word in words if "-" in word for part in word.split("-")}
    if "error" in text or "not pyopt" in text or "not %" in text:
        words.add("error")
    if _HELP.search(text):
        words.add("--help")
    dialects, passes, gates = set(_OP.findall(text)), words & PASSES.keys(), words & GATE_WORDS
    reads = set(_READ.findall(text))
    return Facts([], [], [], sorted(dialects), sorted(passes), sorted(gates), [], sorted(reads), "", False)


def _corpus(text: str) -> str:
    if not _CORPUS.search(text):
        return ""
    return "commands" if _COMMANDS.search(text) else "text"


def _drop_typing_only(tree: ast.Module) -> None:
    """Empties the bodies of `if TYPE_CHECKING`, which never run."""
    for node in tree.body:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []


def _nodes(tree: ast.Module) -> list[ast.AST]:
    """All nodes of a tree, as by `ast.walk`, but for contexts of names; that takes half the time."""
    found: list[ast.AST] = [tree]
    for node in found:
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                found += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and field != "ctx":
                found.append(value)
    return found


def _strings(nodes: list[ast.AST]) -> list[tuple[int, str]]:
    """The string constants without docstrings, each with the `id` of its node."""
    documentation = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [
        (id(node), node.value)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation
    ]


def _matched(nodes: list[ast.AST]) -> set[int]:
    """The constants that are compared, looked up or declared: by their names no op is created."""
    found: set[int] = set()

    def take(parts: Iterable[ast.AST | None]) -> None:
        for part in parts:
            if isinstance(part, ast.Constant):
                found.add(id(part))
            elif isinstance(part, (ast.Tuple, ast.List, ast.Set, ast.Call, ast.keyword, ast.Starred)):
                take(ast.iter_child_nodes(part))

    for node in nodes:
        if isinstance(node, ast.Compare):
            take([node.left, *node.comparators])
        elif isinstance(node, ast.Dict):
            take(node.keys)
        elif isinstance(node, ast.Set):
            take(node.elts)
        elif isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in ("frozenset", "set", "Rule"):
                take([*node.args, *node.keywords])
    return found


def _dialect_pairs(nodes: list[ast.AST]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(value, ast.Constant) and key.value in DIALECTS:
                    if isinstance(value.value, str):
                        yield str(key.value), value.value
