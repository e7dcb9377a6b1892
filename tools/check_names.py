"""Holds names of ops, attributes and operands in the sources against the declarations of the ops.

    python tools/check_names.py

Checked are, in pyopt and passes:

- every string that is a dialect's name, a point and a word: it is an op, type, attribute or parameter of the dialect;
- what `create`, `replace_with_new` and the like make: the number of operands and results, and the attributes' names;
- names of attributes and of groups of operands or results that are read or set: some op has them;
- functions that a table gives for an op (rules, folds, evaluators, lowerings, ...), where they look at that op: it has
  the attribute, the group, and operands and results at the numbers that are written;
- what a `Rule` is rooted at, and what it needs;
- the declarations themselves: constraints, formats, names of groups, of functions and of passes (`declarations.py`);
- tables of four ops or more outside of dialects and interpreter that give no functions: a docstring behind them says
  what they are to the code that has them. What is true of an op whoever asks stands in its declaration.

Exit code 1 and one line a name that is wrong.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.dialects.llvm import parameters  # noqa: E402
from pyopt.ir.context import KNOWN_DIALECTS, Context  # noqa: E402
from pyopt.ir.opinfo import OPERAND_SEGMENTS, RESULT_SEGMENTS, OpInfo  # noqa: E402
from pyopt.ir.signature import OPTIONAL, SINGLE, Slot, signature_of  # noqa: E402
from pyopt.rewrite.rules import CONSTANT  # noqa: E402
from tools.declarations import wrong_declarations  # noqa: E402

NAME: Final = re.compile(rf"({'|'.join(sorted(KNOWN_DIALECTS))})\.[a-z_][\w.]*")
LEFT_OUT: Final = ("pyopt/upgrade/", "pyopt/translate/", "pyopt/passes/")
"""Texts of earlier years, names of LLVM IR, and the link to the passes."""
MAKERS: Final = {"create": 0, "replace_with_new": 1, "create_op": 0, "build": 0}
"""Methods that make ops, and which argument is the name; operands, results and attributes follow."""
BY_OP: Final = ("pyopt/dialects/", "pyopt/interpreter/")
"""Code that is about one op after the other."""
LEAST_TABLE: Final = 4
GROUPS: Final = {"operand_group": 1, "operand_bounds": 1, "result_group": 1, "mixed_group": 1}
"""Functions of an op, and of a group's name."""
FIELDS: Final = (
    "fold", "verify", "verify_regions", "invariants", "result_shapes", "shape_transfer", "range_transfer", "speculates",
)  # fmt: skip
"""Fields of a declaration that hold functions of the op."""
BUILTIN_TYPES: Final = (
    "complex", "func", "function", "index", "integer", "memref", "none", "tensor", "unranked_memref", "vector",
)  # fmt: skip
OTHERS: Final = frozenset(
    (
        # Attributes that ops and parameters of any dialect may have.
        "bufferization.access", "bufferization.buffer_layout", "bufferization.manual_deallocation",
        "bufferization.writable", "dlti.endianness", "func.varargs", "linalg.memoized_indexing_maps", "llvm.bareptr",
        "llvm.data_layout", "llvm.emit_c_interface", "llvm.target_triple", "masked",
        "shape.assumed", "shape.attribute", "shape.bounds", "shape.characters", "shape.control",
        "shape.default", "shape.denominator",
        "shape.dialects", "shape.dims",
        "shape.equals", "shape.function",
        "shape.lib", "shape.many_versions", "shape.named_by", "shape.operand", "shape.results", "shape.shapes_of",
        "shape.fraction_function", "shape.fractions", "shape.value_function", "shape.values",
        "sorted",
        # Files.
        "index.html",
        # Ops of the specification's documents that are gone.
        "tensor.pack", "tensor.unpack",
        # Attributes of irdl, which only files of --irdl-file have.
        "attributeValueNames", "base_name", "base_ref", "constrainedArguments", "expected", "numberOfBlocks",
        "variadicity",
        # Of a name, what is the same in several.
        "vector.deinterleave2", "vector.interleave2", "vector.transfer",
        # What is remembered of a running program.
        "llvm.globals", "llvm.layouts", "memref.addresses", "memref.globals",
        *[f"builtin.{name}" for name in BUILTIN_TYPES],
        *parameters.OF_POINTERS, *parameters.TYPES, *parameters.INTEGERS, *parameters.OF_INTEGERS, *parameters.OF_ANY,
        *parameters.NOT_OF_RESULTS,
    )
)  # fmt: skip
"""Names that are no op's, type's or attribute's."""


class Problem(NamedTuple):
    """A name that is wrong."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


_CONTEXT: Final = Context(lambda severity, message, location, notes: None)


@cache
def ops() -> dict[str, OpInfo]:
    """All ops of all dialects."""
    found: dict[str, OpInfo] = {}
    for name in sorted(KNOWN_DIALECTS):
        dialect = _CONTEXT.dialect(name)
        assert dialect is not None
        found.update(dialect.ops)
    return found


@cache
def other_names() -> frozenset[str]:
    """Types, attributes and constraints of all dialects."""
    found = set(OTHERS)
    for name in sorted(KNOWN_DIALECTS):
        dialect = _CONTEXT.dialect(name)
        assert dialect is not None
        for table in ("types", "attributes"):
            found |= {f"{name}.{one}" for one in getattr(dialect, table, None) or ()}
    return frozenset(found)


def bounds(slots: list[Slot]) -> tuple[int, int | None]:
    """The least and the greatest number of values, None for any number."""
    least = sum(slot.kind == SINGLE for slot in slots)
    if all(slot.kind in (SINGLE, OPTIONAL) for slot in slots):
        return least, len(slots)
    return least, None


def attributes_of(info: OpInfo) -> set[str]:
    """The inherent attributes of an op."""
    found = set(info.attribute_names)
    found |= {"operandSegmentSizes"} if info.traits & OPERAND_SEGMENTS else set()
    return found | ({"resultSegmentSizes"} if info.traits & RESULT_SEGMENTS else set())


def groups_of(info: OpInfo) -> set[str]:
    """The names of an op's groups of operands and results."""
    signature = signature_of(info)
    return {slot.name for slot in (*signature.operands, *signature.results)}


@cache
def all_attributes() -> frozenset[str]:
    """The names of attributes that some op has."""
    return frozenset(name for info in ops().values() for name in attributes_of(info))


@cache
def all_groups() -> frozenset[str]:
    """The names of groups that some op has."""
    return frozenset(name for info in ops().values() for name in groups_of(info))


def text_of(node: ast.AST | None) -> str | None:
    """The value of a string constant."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


# What stands anywhere.


def names_of_rules(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Roots and needs of rules that are no ops; one string may have several."""
    for call, name in calls_in(tree):
        if name == "Rule" and call.args:
            needs = [one.value for one in call.keywords if one.arg == "needs"]
            for word in " ".join([text_of(one) or "" for one in (call.args[0], *needs)]).split():
                if word != CONSTANT and word not in ops():
                    yield call.lineno, no_name(word)


def no_name(text: str) -> str:
    """The problem of a name that nothing has."""
    return f"there is no op, type or attribute {text}"


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings that look like the name of an op and are none; beginnings and parts of names are left out."""
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        text = text_of(node)
        if text is None or id(node) in parts or text.endswith((".", "_")) or not NAME.fullmatch(text):
            continue
        if text not in ops() and text not in other_names():
            assert isinstance(node, ast.Constant)
            yield node.lineno, no_name(text)


def tables_of_facts(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Tables of ops without a docstring."""
    for statement, behind in zip(tree.body, [*tree.body[1:], ast.Pass()], strict=True):
        if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or statement.value is None:
            continue
        count = sum(text in ops() for text in data_in(statement.value))
        if count >= LEAST_TABLE and not (isinstance(behind, ast.Expr) and text_of(behind.value)):
            yield (
                statement.lineno,
                f"a table of {count} ops: a field of OpInfo, or a docstring that says why it is none",
            )


def data_in(node: ast.expr | None) -> Iterator[str]:
    """The words in a literal; what calls are given, and keys of functions are left out."""
    if isinstance(node, ast.Constant):
        yield from str(node.value).split()
    elif isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        for one in node.elts:
            yield from data_in(one)
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if not isinstance(value, (ast.Attribute, ast.Call)) and not (
                isinstance(value, ast.Name) and value.id.islower()
            ):
                yield from data_in(key)
                yield from data_in(value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "frozenset":
        yield from data_in(node.args[0])


def calls_in(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Calls of functions and methods, with the last part of their names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            yield node, name


def made_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Ops that are made with what they do not have."""
    for call, name in calls_in(tree):
        at = MAKERS.get(name)
        if at is None or not isinstance(call.func, ast.Attribute) or len(call.args) <= at:
            continue
        op = text_of(call.args[at])
        info = None if op is None else ops().get(op)
        if info is None:
            continue
        signature = signature_of(info)
        rest = call.args[at + 1 :]
        declared = (("operands", signature.operands), ("results", signature.results))
        for (word, slots), values in zip(declared, rest, strict=False):
            number = _length(values)
            least, most = bounds(slots)
            if number is not None and (number < least or (most is not None and number > most)):
                yield call.lineno, f"{op} is made with {number} {word}"
        if len(rest) > 2 and isinstance(rest[2], ast.Dict):
            for key in rest[2].keys:
                text = text_of(key)
                if text is not None and text not in attributes_of(info) and text not in other_names():
                    yield call.lineno, f"{op} has no attribute {text}"


def _length(node: ast.expr) -> int | None:
    if not isinstance(node, (ast.List, ast.Tuple)) or any(isinstance(one, ast.Starred) for one in node.elts):
        return None
    return len(node.elts)


# What is read of an op.


class Read(NamedTuple):
    """A read in a piece of code: of an attribute, a group, or an operand or result by its number."""

    line: int
    variable: str
    kind: str
    what: str | int


def reads_in(tree: ast.AST) -> Iterator[Read]:
    """`op.attributes["n"]`, `op.attributes.get("n")`, `operand_group(op, "n")`, `op.operands[0]`, ..."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            yield from _subscript(node)
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            owner, text = _attributes_of(node.comparators[0]), text_of(node.left)
            if owner is not None and text is not None and text != "=":
                yield Read(node.lineno, owner, "attribute", text)
    for call, name in calls_in(tree):
        if name in GROUPS and len(call.args) > 1:
            text = text_of(call.args[1])
            if text is not None:
                yield Read(call.lineno, _variable(call.args[0]), "group", text)
        elif name in ("get", "pop") and isinstance(call.func, ast.Attribute) and call.args:
            owner, text = _attributes_of(call.func.value), text_of(call.args[0])
            if owner is not None and text is not None:
                yield Read(call.lineno, owner, "attribute", text)
        elif name in ("set_attribute", "remove_attribute") and isinstance(call.func, ast.Attribute) and call.args:
            text = text_of(call.args[0])
            if text is not None:
                yield Read(call.lineno, _variable(call.func.value), "attribute", text)


def _subscript(node: ast.Subscript) -> Iterator[Read]:
    owner = _attributes_of(node.value)
    text = text_of(node.slice)
    if owner is not None and text is not None:
        yield Read(node.lineno, owner, "attribute", text)
    value, at = node.value, node.slice
    if isinstance(value, ast.Attribute) and value.attr in ("operands", "results") and isinstance(at, ast.Constant):
        if isinstance(at.value, int):
            yield Read(node.lineno, _variable(value.value), value.attr, at.value)


def _attributes_of(node: ast.expr) -> str | None:
    """The variable of `variable.attributes`; None for anything else."""
    return _variable(node.value) if isinstance(node, ast.Attribute) and node.attr == "attributes" else None


def _variable(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def wrong_everywhere(read: Read) -> str | None:
    """The error in a read, whatever op it is of."""
    if read.kind == "attribute" and read.what not in all_attributes() and read.what not in other_names():
        return f"no op has an attribute {read.what}"
    if read.kind == "group" and read.what not in all_groups():
        return f"no op has operands or results {read.what}"
    return None


def wrong_of(read: Read, name: str) -> str | None:
    """The error in a read of the op of that name."""
    info = ops()[name]
    if read.kind == "attribute":
        ours = read.what in attributes_of(info) or read.what in other_names() or "." in str(read.what)
        return None if ours else f"{name} has no attribute {read.what}"
    if read.kind == "group":
        return None if read.what in groups_of(info) else f"{name} has no operands or results {read.what}"
    signature = signature_of(info)
    _, most = bounds(signature.operands if read.kind == "operands" else signature.results)
    assert isinstance(read.what, int)
    if most is None or -most <= read.what < most:
        return None
    return f"{name} has {most} {read.kind} at most, there is no number {read.what}"


# Functions of ops.


def declared_functions() -> dict[tuple[str, str], set[str]]:
    """(module, function) -> the ops that have it in their declarations."""
    found: dict[tuple[str, str], set[str]] = {}
    for name, info in ops().items():
        for field in FIELDS:
            given = getattr(info, field)
            if isinstance(given, str) and ":" in given:
                module, _, function = given.partition(":")
                found.setdefault((module, function), set()).add(name)
            elif callable(given):
                found.setdefault((given.__module__, given.__name__), set()).add(name)
    return found


def tables_in(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(op, function) of tables of a module: {"op": function}, {"op": (function, ...)}, Rule("op", function, ...)."""
    for node in tree.body:
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if value is None:
            continue
        for inner in ast.walk(value):
            if isinstance(inner, ast.Dict):
                for key, given in zip(inner.keys, inner.values, strict=True):
                    op = text_of(key)
                    if op in ops():
                        yield from ((op, name) for name in _functions(given))
            elif isinstance(inner, ast.Call) and inner.args and text_of(inner.args[0]) in ops():
                op = text_of(inner.args[0])
                assert op is not None
                for given in (*inner.args[1:], *[keyword.value for keyword in inner.keywords]):
                    yield from ((op, name) for name in _functions(given))


def _functions(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield f"{node.value.id}.{node.attr}"
    elif isinstance(node, (ast.List, ast.Tuple)):
        for one in node.elts:
            yield from _functions(one)


def imports_in(tree: ast.Module) -> dict[str, str]:
    """Name in a module -> the module and the name that it stands for."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for one in node.names:
                found[one.asname or one.name] = f"{node.module}.{one.name}"
    return found


class Sources:
    """The parsed modules, by their dotted names."""

    def __init__(self, root: Path) -> None:
        self.trees: dict[str, ast.Module] = {}
        self.files: dict[str, str] = {}
        for path in sorted([*(root / "pyopt").rglob("*.py"), *(root / "passes").rglob("*.py")]):
            file = path.relative_to(root).as_posix()
            if file.startswith(LEFT_OUT):
                continue
            module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            module = f"pyopt.{module}" if module.startswith("passes") else module
            self.trees[module] = ast.parse(path.read_text(encoding="utf-8"))
            self.files[module] = file

    def ops_of_functions(self) -> dict[tuple[str, str], set[str]]:
        """(module, function) -> the ops for which tables name it."""
        found = declared_functions()
        for module, tree in self.trees.items():
            imports = imports_in(tree)
            for op, name in tables_in(tree):
                first, _, rest = name.partition(".")
                if rest:
                    owner = imports.get(first, "")
                    found.setdefault((owner, rest), set()).add(op)
                else:
                    owner, _, last = imports.get(first, f"{module}.{first}").rpartition(".")
                    found.setdefault((owner, last), set()).add(op)
        return found


def problems(root: Path) -> list[Problem]:
    """All wrong names."""
    sources = Sources(root)
    of_functions = sources.ops_of_functions()
    found: list[Problem] = []
    for module, tree in sources.trees.items():
        file = sources.files[module]
        found += [Problem(file, *one) for one in {*names_in(tree), *names_of_rules(tree), *made_in(tree)}]
        if not file.startswith(BY_OP):
            found += [Problem(file, *one) for one in tables_of_facts(tree)]
        for read in reads_in(tree):
            wrong = wrong_everywhere(read)
            if wrong is not None:
                found.append(Problem(file, read.line, wrong))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.args.args:
                found += [Problem(file, *one) for one in wrong_in(node, of_functions.get((module, node.name), set()))]
    return sorted(found)


def wrong_in(function: ast.FunctionDef, names: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Reads of a function's first argument, an op of one of those names, that none of them has."""
    variable = function.args.args[0].arg
    known = sorted(names)
    if not known:
        return
    for read in reads_in(function):
        if read.variable == variable:
            wrong = [wrong_of(read, name) for name in known]
            if all(wrong):
                yield read.line, str(wrong[0])


def main() -> int:
    """The command line."""
    wrong = list(wrong_declarations(ops().values(), ops()))
    # Without declarations that hold there is nothing to hold the sources against.
    found = [] if wrong else problems(ROOT)
    for one in (*wrong, *found):
        print(one)
    print(f"names: {len(wrong) + len(found)} problems")
    if found:
        print("A name that is right, but not of an op, type or attribute, goes to OTHERS in tools/check_names.py.")
    return 1 if wrong or found else 0


if __name__ == "__main__":
    sys.exit(main())
