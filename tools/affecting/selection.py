"""The selection: from changed paths to the tests that they can reach, with a reason each."""

from __future__ import annotations

import posixpath
from collections.abc import Collection, Iterable, Mapping
from functools import cache, cached_property
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from tools.affecting.facts import HARNESS, Facts, all_facts, data_files, lit_tests, python_files
from tools.affecting.graph import CORPUS, Graph
from tools.check_layers import ROOT, module_name

EVERYTHING: Final = {
    "pyproject.toml": "sets the tests up",
    "setup.py": "sets the package up",
    "tests/conftest.py": "is part of every test",
    "tests/__init__.py": "is part of every test",
}
"""Files that every test depends on."""

ALWAYS: Final = {
    "tests/unit/test_references.py": ("", "reads the text of every file"),
    "tests/unit/test_tools.py": (".py", "checks the layers of every Python file"),
    "tests/unit/test_documents.py": (".md", "runs the examples of the documents"),
    "tests/unit/test_guide.py": (".md", "runs the examples of docs/internals.md"),
}
"""Tests that read files of some ending as texts."""

PER_FILE: Final = {
    "tests/differential/test_translations.py": "tests/lit/translate/",
    "tests/unit/test_semantics.py": "tests/lit/",
}
"""Tests with an item for each lit file of a folder, or for each folder: only the items of selected files run."""

ASKED: Final = {"layout": "pyopt.format"}
"""Questions about all chunks that depend on what lit files do not name, and the package that answers."""

OF_EXAMPLES: Final = "tests/differential/test_same_text.py"
"""The passes in its text run on examples, not on lit files."""

CODE: Final = ("pyopt", "passes", "tools", "tests")
REGISTRY: Final = "passes/registry.py"
"""Every run reads this table, but a row matters only where its pass is named, and to what goes through all rows."""


class Items(NamedTuple):
    """The lit files whose items of a test run, and whether the items that belong to no lit file run."""

    files: list[str]
    rest: bool


class Selection(NamedTuple):
    """The selected tests.

    everything: why all tests run, or "". tests: reasons by path of Python files. lit: reasons by path of lit files.
    items: of the tests in PER_FILE, the lit files whose items run, and whether its other items run; without an entry
    all items of a selected test run. asked: reasons by question that every chunk of tests/lit is asked
    (`tests/support/chunks/table.py`).
    """

    everything: str
    tests: dict[str, str]
    lit: dict[str, str]
    items: dict[str, Items]
    asked: dict[str, str] = {}


class Selector:
    """The tests that can be selected in this tree, and the graph that they are selected by."""

    def __init__(self) -> None:
        self.lit = [path.relative_to(ROOT).as_posix() for path in lit_tests()]
        self.facts: Mapping[str, Facts] = all_facts([*python_files(), *lit_tests(), *data_files()])
        self.graph = Graph(self.facts)
        self.tests = [
            name for name in self.facts if name.startswith("tests/") and PurePosixPath(name).match("test_*.py")
        ]
        self._reached: dict[tuple[str, ...], int] = {}

    @cache  # noqa: B019  # one selector lives as long as the process
    def starts_of_lit(self, name: str) -> tuple[str, ...]:
        """The nodes that a lit file begins with: what runs it, the words, dialects and passes in its text.

        What its RUN lines read besides counts as its text.
        """
        texts = [self.facts[one] for one in (name, *self.read_by(name)) if one in self.facts]
        dialects = {f"dialect {one}" for facts in texts for one in facts.dialects}
        others = {f"pass {one}" for facts in texts for one in facts.passes}
        others |= {f"word {one}" for facts in texts for one in facts.words}
        return (*sorted(dialects), *sorted(others), "dialect builtin", "pass canonicalize", "tests.lit.conftest")

    def read_by(self, name: str) -> list[str]:
        """The files that the RUN lines of a lit file read besides, relative to the root."""
        folder = posixpath.dirname(name)
        return [posixpath.normpath(posixpath.join(folder, one)) for one in self.facts[name].mentions]

    def reach(self, starts: tuple[str, ...]) -> int:
        """The nodes reachable from some nodes, as bits."""
        found = self._reached.get(starts)
        if found is None:
            found = self._reached[starts] = self.graph.reach(starts)
        return found

    @cached_property
    def apart(self) -> Graph:
        """The graph without what tests reach by reading all lit files: these tests are selected file by file."""
        return Graph(self.facts, corpus=False)

    @cached_property
    def readers(self) -> dict[str, set[str]]:
        """The modules of tests and tools by the words in their strings."""
        found: dict[str, set[str]] = {}
        for module, file in self.graph.files.items():
            for word in self.facts[file].mentions:
                found.setdefault(word, set()).add(module)
        return found

    def nodes_of(self, path: str) -> set[str]:
        """The nodes that change with a file; without any, no test depends on it but those in ALWAYS."""
        pure = PurePosixPath(path)
        if pure.parts[0] not in CODE or pure.suffix != ".py":
            words = [pure.name, pure.stem, *pure.parts[-2:-1]]
            found = {module for word in words for module in self.readers.get(word, ())}
            package = module_name(ROOT / pure.parent / "__init__.py") if pure.parts[0] in CODE else ""
            return found | ({package} & self.graph.files.keys())
        module = module_name(ROOT / path)
        if pure.name != "__init__.py":
            return {module} & self.graph.files.keys()
        return {one for one in self.graph.files if one == module or one.startswith(module + ".")}

    def nodes_of_rows(self, passes: Iterable[str]) -> set[str]:
        """The nodes that change with rows of the registry: the passes, the help, and tests and tools that read it."""
        module = module_name(ROOT / REGISTRY)
        readers = {
            one
            for one, file in self.graph.files.items()
            if file.startswith(("tests/", "tools/"))
            and one not in HARNESS
            and f"{module}.PASSES" in self.facts[file].imports
        }
        return {f"pass {name}" for name in passes} | {"word --help"} | readers

    def select(self, paths: Iterable[str], passes: Collection[str] | None = None) -> Selection:
        """The tests that files at these paths, relative to the root, can reach.

        passes: the rows in which the registry differs, if it does in nothing else.
        """
        changed: dict[str, str] = {}
        lit: dict[str, str] = {}
        tests: dict[str, str] = {}
        corpus = False
        for path in sorted(set(paths)):
            reason = EVERYTHING.get(path, "")
            removed = not (ROOT / path).exists() and path.endswith(".py") and path.startswith(CODE)
            if reason or removed:
                return Selection(f"{path} {reason or 'is no longer there'}", {}, {}, {})
            for test, (ending, why) in ALWAYS.items():
                if path.endswith(ending):
                    tests.setdefault(test, why)
            if path.startswith("tests/lit/") and not path.endswith(".py"):
                corpus = True
                lit.update(self._lit_of(path))
                changed[f"file {path}"] = path
                continue
            changed[f"file {path}"] = path
            lit.update({name: f"reads {path}" for name in self.lit if path in self.read_by(name)})
            rows = path == REGISTRY and passes is not None
            for node in self.nodes_of_rows(passes or ()) if rows else self.nodes_of(path):
                changed.setdefault(node, path)
        mask = self.graph.mask(changed)
        self._select_lit(mask, changed, lit)
        if len(lit) == len(self.lit):
            return Selection(f"{self._widest(changed)} reached from every lit test", {}, {}, {})
        whole = mask | (self.graph.mask([CORPUS]) if corpus else 0)
        items: dict[str, Items] = {}
        for test in self.tests:
            start = module_name(ROOT / test)
            if test in PER_FILE:
                chosen = self._items(test, mask, lit)
                if chosen is None:
                    tests.setdefault(test, "has an item for each lit file: all of them")
                elif chosen.files or chosen.rest:
                    items[test] = chosen
                    tests.setdefault(test, f"has an item for each lit file: {len(chosen.files)} of {len(self.lit)}")
            elif self.reach((start,)) & whole:
                tests.setdefault(test, self._why((start,), changed))
        asked = {
            question: self._why((start,), changed) for question, start in ASKED.items() if self.reach((start,)) & mask
        }
        return Selection("", {test: tests[test] for test in sorted(tests)}, lit, items, asked)

    def _widest(self, changed: Mapping[str, str]) -> str:
        """A changed file that every lit test reaches, or all of them, as a subject with its verb."""
        for path in dict.fromkeys(changed.values()):
            mask = self.graph.mask([node for node, other in changed.items() if other == path])
            if all(self.reach(self.starts_of_lit(name)) & mask for name in self.lit):
                return f"{path} is"
        return "the changed files together are"

    def _lit_of(self, path: str) -> dict[str, str]:
        """A changed lit file; for what it includes, the files that name it, or else those of the folder."""
        if path in self.lit:
            return {path: "changed"}
        pure = PurePosixPath(path)
        readers = {name: f"reads {path}" for name in self.lit if path in self.read_by(name)}
        if readers:
            return readers
        top = "/".join(pure.parts[:3])
        near = [name for name in self.lit if name.startswith(top + "/")]
        named = [name for name in near if pure.name in (ROOT / name).read_text(encoding="utf-8", errors="replace")]
        return dict.fromkeys(named or near, f"reads {path}")

    def _select_lit(self, mask: int, changed: Mapping[str, str], lit: dict[str, str]) -> None:
        reasons: dict[tuple[str, ...], str] = {}
        for name in self.lit:
            starts = self.starts_of_lit(name)
            if self.reach(starts) & mask and name not in lit:
                if starts not in reasons:
                    folder = (str(PurePosixPath(name).parent),)
                    reasons.setdefault(folder, "")
                    reasons[folder] = reasons[starts] = reasons[folder] or self._why(starts, changed)
                lit[name] = reasons[starts]

    def _items(self, test: str, mask: int, lit: Mapping[str, str]) -> Items | None:
        """The items that run; None for all, if what the test has apart from its files has changed."""
        graph = self.apart
        module = module_name(ROOT / test)
        kinds = ("dialect ", "file ", *(("pass ",) if test == OF_EXAMPLES else ()))
        starts = [one for one in graph.edges.get(module, ()) if not one.startswith(kinds)]
        base = (*sorted(starts), "dialect builtin")
        if (graph.reach(base) | graph.mask([module])) & mask:
            return None
        files: list[str] = []
        found: dict[tuple[str, ...], bool] = {}
        for name in self.lit:
            if name.startswith(PER_FILE[test]):
                own = self.starts_of_lit(name)
                if own not in found:
                    found[own] = graph.reach((*base, *own)) & mask != 0
                if found[own] or name in lit:
                    files.append(name)
        return Items(files, graph.reach((module,)) & mask != 0)

    def _why(self, starts: tuple[str, ...], changed: Mapping[str, str]) -> str:
        """A shortest way to something that has changed, in words."""
        way = self.graph.path(starts, frozenset(changed))
        if not way:
            return "reads all lit files"
        path = changed[way[-1]]
        if way[-1].startswith("file "):
            return " <- ".join([*way[1:-1], f"reads {path} (changed)"])
        last = "(changed)" if self.graph.files.get(way[-1]) == path else f"(names {path})"
        if way[-1].startswith(("pass ", "word ")):
            last = f"(row of {path})"
        if way[-1] in self.graph.files and path.endswith("__init__.py"):
            last = f"(of {path})"
        shown = way[1:] if way[0].startswith("tests.") else way
        if not shown:
            return last.strip("()")
        if len(shown) > 4:
            shown = [*shown[:2], "...", *shown[-2:]]
        verb = "imports " if shown[0] in self.graph.files else ""
        return f"{verb}{' <- '.join(shown)} {last}"
