"""The graph that leads from a test to the modules whose code it can enter.

Nodes are modules by their names, `dialect D`: ops of D occur, `pass P`: P runs, `word W`: the text has the word,
`file F`, and `all lit files` or `all RUN lines`. An edge is one of imports, of
"module:function", or of what is loaded by name. Edges that two things have to come together for (the interpreter and
ops of a dialect, say) are conditional: source, condition and target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

from pyopt.passes.registry import PASSES
from tools.affecting.facts import DIALECTS, GATE_WORDS, HARNESS, Facts
from tools.check_layers import ROOT, module_name

CORPUS: Final = "all lit files"
COMMANDS: Final = "all RUN lines"

BY_DIALECT: Final = (
    ("pyopt.ir.context", "pyopt.dialects.{}"),
    ("pyopt.ir.context", "pyopt.dialects.{}.dialect"),
    ("pyopt.passes.canonicalize", "pyopt.passes.canonicalize.{}.rules"),
    ("pyopt.passes.canonicalize.folds", "pyopt.passes.canonicalize.{}.folds"),
    ("pyopt.interpreter.registry", "pyopt.interpreter.dialects.{}"),
    ("pyopt.interpreter.convert", "pyopt.interpreter.dialects.{}.convert"),
)
"""Modules that are imported by a dialect's name, and the module that does."""

BY_PREFIX: Final = {
    "pyopt.interpreter.runtime.lookup": "pyopt.interpreter.runtime.",
    "tools.generate": "tools.generators.",
    "tests.unit.interpreter.mutants": "tests.unit.interpreter.",
}
"""Modules that import any module with a prefix."""

TABLES: Final = {
    "pyopt.analysis.bufferization.facts": "",
    "pyopt.passes.bufferize.dialects": "",
    "pyopt.passes.to_llvm.groups": "pyopt.passes.to_llvm.",
}
"""Modules that have a dictionary from dialects to modules, and what begins the names in it."""

GATES: Final = {
    ("tests.support.shell", "pyopt.driver.execute"): ("pyopt-run", "run_interpreter"),
    ("tests.support.shell", "pyopt.format_command.main"): ("pyopt-format", "run_formatter"),
    ("tests.support.shell", "pyopt.driver.translate"): ("pyopt-translate", "run_translation"),
    ("tests.support.shell", "pyopt.update_checks.main"): ("pyopt-update-checks", "run_update_checks"),
    ("tests.support.shell", "pyopt.reduce.main"): ("pyopt-reduce", "run_reduction"),
    ("tests.support.shell", "pyopt.editor.main"): ("pyopt-lsp", "run_lsp"),
    ("tests.support.shell", "pyopt.import_onnx.main"): ("pyopt-import-onnx", "run_onnx_import"),
    ("tests.support.shell", "pyopt.playground.main"): ("pyopt-playground", "run_playground"),
    ("pyopt.cli", "pyopt.driver.execute"): ("pyopt-run", "run_interpreter"),
    ("pyopt.cli", "pyopt.format_command.main"): ("pyopt-format", "run_formatter"),
    ("pyopt.cli", "pyopt.driver.translate"): ("pyopt-translate", "run_translation"),
    ("pyopt.cli", "pyopt.update_checks.main"): ("pyopt-update-checks", "run_update_checks"),
    ("pyopt.cli", "pyopt.reduce.main"): ("pyopt-reduce", "run_reduction"),
    ("pyopt.cli", "pyopt.editor.main"): ("pyopt-lsp", "run_lsp"),
    ("pyopt.cli", "pyopt.import_onnx.main"): ("pyopt-import-onnx", "run_onnx_import"),
    ("pyopt.cli", "pyopt.playground.main"): ("pyopt-playground", "run_playground"),
    ("pyopt.driver.older_text", "pyopt.upgrade"): ("error", "upgrade", "until"),
    ("pyopt.driver.older_text", "pyopt.upgrade.report"): ("upgrade-report",),
    ("pyopt.driver.chunk", "pyopt.driver.recovery"): ("max-errors",),
    ("pyopt.driver.execute", "pyopt.driver.execute_native"): ("jit",),
    ("pyopt.pipeline.declarations", "pyopt.analysis.bufferization.facts"): ("buffer_facts",),
}
"""Imports within functions that only run when the test's text has one of the words."""

USERS: Final = (
    ("folds", ("fold_function", "materialize")),
    ("transfer", ("shape_transfer",)),
    ("result_shapes", ("result_shapes",)),
)
"""Parts of module names of a dialect, and the attributes of declarations by which they are called."""


class Graph:
    """Modules and what leads to them.

    edges: node -> the nodes that follow. conditional: (source, condition) -> the nodes that follow from both.
    corpus: a module that reads all lit files leads to what is in them.
    """

    def __init__(self, facts: Mapping[str, Facts], corpus: bool = True) -> None:
        self.corpus = corpus
        self.files = {module_name(ROOT / name): name for name in facts if name.endswith(".py")}
        self.edges: dict[str, set[str]] = {}
        self.conditional: dict[str, dict[str, set[str]]] = {}
        self._add_names()
        users = {
            name: {
                one
                for one, file in self.files.items()
                # What watches functions of plug-ins calls none of ours.
                if not one.startswith("pyopt.pipeline.") and _uses(one, facts[file], used)
            }
            for name, used in USERS
        }
        for module, file in self.files.items():
            self._add_module(module, facts[file], users)
        self._add_files(facts)
        for name, found in facts.items():
            package = module_name(ROOT / name).rpartition(".")[0]
            if name.startswith("passes/") and not name.endswith(".py"):
                for dialect in found.dialects:
                    self._edge(package, f"dialect {dialect}")
        self._masks()

    def _edge(self, source: str, target: str) -> None:
        self.edges.setdefault(source, set()).add(target)

    def _edge_if(self, source: str, condition: str, target: str) -> None:
        if target in self.files and source != target:
            self.conditional.setdefault(source, {}).setdefault(condition, set()).add(target)

    def _add_names(self) -> None:
        for dialect in DIALECTS:
            for source, target in BY_DIALECT:
                self._edge_if(source, f"dialect {dialect}", target.format(dialect))
            self._edge_if("pyopt.upgrade", "word until", f"pyopt.dialects.{dialect}")
            self._edge(CORPUS, f"dialect {dialect}")
        for name, (place, _) in PASSES.items():
            self._edge(f"pass {name}", place.partition(":")[0])
            self._edge(COMMANDS, f"pass {name}")
            self._edge("word --help", f"pass {name}")
        for word in GATE_WORDS:
            self._edge(CORPUS if word in ("error", "until") else COMMANDS, f"word {word}")
        self._edge(COMMANDS, CORPUS)
        self._edge("word upgrade", "word until")
        self._edge("pyopt.ir.context", "dialect builtin")
        for source, prefix in BY_PREFIX.items():
            for module in self.files:
                if module.startswith(prefix):
                    self._edge(source, module)

    def _add_files(self, facts: Mapping[str, Facts]) -> None:
        """Tests and tools lead to the files that they name, or whose folder they name, and these to what they have."""
        readers: dict[str, set[str]] = {}
        for module, file in self.files.items():
            if module not in HARNESS:
                for word in facts[file].mentions:
                    readers.setdefault(word, set()).add(module)
        for name, found in facts.items():
            path = PurePosixPath(name)
            if path.suffix == ".py" or path.parts[0] not in ("tests", "examples", "docs", "README.md"):
                continue
            modules = {one for word in (path.name, path.stem) for one in readers.get(word, ())}
            folders = {one for word in path.parts[:-1] if word not in ("tests", "lit") for one in readers.get(word, ())}
            if path.suffix == ".md":
                modules, folders = readers.get(path.name, set()), set()
            elif path.parts[1] == "lit":
                modules, folders = readers.get(path.name, set()), folders & readers.get("lit", set())
            for module in modules | folders:
                self._edge(module, f"file {name}")
            # Who reads some lit files runs passes of its own on them, not their RUN lines.
            runs = () if path.parts[1:2] == ("lit",) else (("pass", found.passes), ("word", found.words))
            for kind, ones in (("dialect", found.dialects), *runs):
                for one in ones:
                    self._edge(f"file {name}", f"{kind} {one}")

    def _add_module(self, module: str, facts: Facts, users: Mapping[str, set[str]]) -> None:
        own = own_dialect(module)
        # Who says the name of a package may run it as a command.
        names = [] if module == "pyopt.passes.registry" else [one for one in facts.names if one != "pyopt"]
        names += [f"{one}.__main__" for one in facts.names if f"{one}.__main__" in self.files]
        for imported, name in filter(None, map(self._resolved, (*facts.imports, *names))):
            words = GATES.get((module, imported))
            # Ops of one dialect may have the transfer functions of another.
            theirs = own_dialect(imported) == own or imported.endswith(".shape_transfer")
            called = _called_by(imported) if own and theirs and facts.declares else ""
            if words is not None:
                for word in words:
                    self._edge_if(module, f"word {word}", imported)
            elif called and (not name or name.startswith(("fold", "materialize", "of_", "transfer"))):
                for user in users[called]:
                    self._edge_if(user, f"dialect {own}", imported)
            elif imported != module and not self._in_table(module, imported, facts):
                self._edge(module, imported)
        for dialect, value in facts.keyed:
            if module in TABLES:
                self._edge_if(module, f"dialect {dialect}", TABLES[module] + value.partition(":")[0])
        for kind, found in (("dialect", facts.dialects), ("pass", facts.passes), ("word", facts.words)):
            for one in found:
                self._edge(module, f"{kind} {one}")
        if facts.corpus and self.corpus:
            self._edge(module, COMMANDS if facts.corpus == "commands" else CORPUS)

    def _resolved(self, reference: str) -> tuple[str, str] | None:
        """The module that a dotted name begins with, and the rest; None if there is none."""
        name = reference
        while name not in self.files and "." in name:
            name = name.rpartition(".")[0]
        if name not in self.files or (name == "pyopt" and reference != "pyopt" and "pyopt.compile" not in reference):
            return None
        return name, reference[len(name) + 1 :].partition(".")[0]

    def _in_table(self, module: str, imported: str, facts: Facts) -> bool:
        return module in TABLES and any(value.partition(":")[0] == imported for _, value in facts.keyed)

    def _masks(self) -> None:
        """Makes the sets of nodes that edges without conditions lead to, as bits of integers."""
        nodes = {*self.edges, *self.files, *(one for found in self.edges.values() for one in found)}
        for table in self.conditional.values():
            nodes.update(table)
        self.bit = {node: 1 << number for number, node in enumerate(sorted(nodes))}
        closure = dict(self.bit)
        order = self._postorder()
        changed = True
        while changed:
            changed = False
            for node in order:
                mask = closure[node]
                for follower in self.edges.get(node, ()):
                    mask |= closure[follower]
                if mask != closure[node]:
                    closure[node] = mask
                    changed = True
        self.closure = closure
        self._conditions: list[tuple[int, list[tuple[int, int]]]] = []
        for source, table in self.conditional.items():
            rows = []
            for condition, targets in table.items():
                mask = 0
                for target in targets:
                    mask |= closure[target]
                rows.append((self.bit[condition], mask))
            self._conditions.append((self.bit[source], rows))

    def _postorder(self) -> list[str]:
        found: dict[str, None] = {}
        seen: set[str] = set()
        for root in self.bit:
            stack = [(root, iter(sorted(self.edges.get(root, ()))))]
            if root in seen:
                continue
            seen.add(root)
            while stack:
                node, followers = stack[-1]
                for follower in followers:
                    if follower not in seen:
                        seen.add(follower)
                        stack.append((follower, iter(sorted(self.edges.get(follower, ())))))
                        break
                else:
                    stack.pop()
                    found[node] = None
        return list(found)

    def mask(self, nodes: Iterable[str]) -> int:
        """The nodes as bits; those that are in no edge are left out."""
        found = 0
        for node in nodes:
            found |= self.bit.get(node, 0)
        return found

    def reach(self, starts: Iterable[str]) -> int:
        """All nodes that some nodes lead to, as bits."""
        mask = 0
        for start in starts:
            mask |= self.closure.get(start, 0)
        before = -1
        while mask != before:
            before = mask
            for source, rows in self._conditions:
                if mask & source:
                    for condition, targets in rows:
                        if mask & condition:
                            mask |= targets
        return mask

    def path(self, starts: Iterable[str], goals: frozenset[str]) -> list[str]:
        """A shortest way from one of some nodes to a goal, by conditions, not sources; empty if there is none."""
        starts = list(starts)
        reached = self.reach(starts)
        came: dict[str, str] = dict.fromkeys(starts, "")
        queue = list(came)
        for node in queue:
            if node in goals:
                way = [node]
                while came[way[-1]]:
                    way.append(came[way[-1]])
                return way[::-1]
            following = [*self.edges.get(node, ())]
            for source, table in self.conditional.items():
                if reached & self.bit[source]:
                    following += table.get(node, ())
            for one in sorted(following):
                if one not in came:
                    came[one] = node
                    queue.append(one)
        return []


def _uses(module: str, facts: Facts, attributes: tuple[str, ...]) -> bool:
    return module != "pyopt.ir.opinfo" and not facts.declares and any(one in attributes for one in facts.uses)


def _called_by(module: str) -> str:
    """The row of USERS that a module belongs to by its name, or ""."""
    last = module.rpartition(".")[2]
    return next((name for name, _ in USERS if name in last), "")


def own_dialect(module: str) -> str:
    """The dialect that a module below pyopt.dialects is part of; `math_folds` is of math."""
    parts = module.split(".")
    if parts[:2] != ["pyopt", "dialects"] or len(parts) < 3:
        return ""
    return next((name for name in (parts[2], parts[2].partition("_")[0]) if name in DIALECTS), "")
