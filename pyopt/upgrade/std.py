"""The ops of the standard dialect, which had no prefix in custom form and `std.` in generic form until 2022."""

from __future__ import annotations

import re

from pyopt.light import TYPE_CHECKING, Final
from pyopt.upgrade.generic import add_attribute, add_segments, upgrade_function
from pyopt.upgrade.rows import OldForm, renamed, renamed_all
from pyopt.upgrade.statement import Old
from pyopt.upgrade.std_names import ARITHMETIC, FUNCTIONS
from pyopt.upgrade.types import element_of, extents_of, rank_of, tensor_of, with_element
from pyopt.upgrade.value_types import type_of
from pyopt.upgrade.vector_elements import splat

if TYPE_CHECKING:
    from pyopt.upgrade.rows import Rewrite

_FUNCTIONS: Final = frozenset(("func", "func.func", "builtin.func"))
_PREDICATES: Final = {
    "cmpi": ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
    "cmpf": (
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
        "true",
    ),
}  # fmt: skip


def _view() -> OldForm:
    """The row of `view`. What is called so in quotes, without `std.`, is another op if it has several buffers."""

    def applies(old: Old) -> bool:
        named = old.texts()[old.name]
        return named[0] != '"' or named.startswith('"std.') or old.type_text().partition("->")[0].count("memref<") < 2

    row = renamed("view", "memref.view", 2021)
    row.applies = applies
    return row


def _compare(old: Old) -> None:
    """`cmpi "slt", %a, %b : i32`."""
    old.rename(f"arith.{old.op}")
    at = old.name + 1
    predicate = old.texts()[at]
    if old.generic or predicate[0] != '"':
        return
    if predicate.strip('"') not in _PREDICATES[old.op]:
        old.refuse(f"'std.{old.op}' op unknown comparison predicate {predicate}")
        return
    old.document.replace(at, at + 1, predicate.strip('"'))


def _dim(old: Old) -> None:
    """`dim %t, 2 : tensor<..>`, and `"std.dim"(%t) {index = 2} : (tensor<..>) -> index`."""
    document, texts = old.document, old.texts()
    colon = old.colon()
    if old.generic:
        type = document.source(*document.split(colon + 2, document.match.get(colon + 1, colon + 2))[0])
    else:
        type = old.type_text()
    type = old.resolved(type)
    kind = "memref" if type.startswith("memref") else "tensor"
    if old.generic:
        brace = document.find("{", old.name, old.statement.end)
        entry = document.find("index", brace + 1, document.match.get(brace, brace)) if brace > 0 else -1
        if entry < 0:
            old.rename(f"{kind}.dim")
            return
        number = texts[entry + 2]
    else:
        number = texts[old.name + 3]
    if not number.isdigit():
        old.rename(f"{kind}.dim")
        return
    rank = rank_of(type)
    if rank is not None and int(number) >= rank:
        old.refuse(f"'std.dim' op index is out of range: {number} of {rank}")
        return
    constant = old.constant(int(number))
    old.rename(f"{kind}.dim")
    if old.generic:
        document.insert_behind(old.name + 2, f", {constant}")
        document.replace(brace, document.match[brace] + 1, "")
        document.insert_behind(document.match[colon + 1] - 1, ", index")
    else:
        document.replace(old.name + 3, old.name + 4, constant)


def _constant(old: Old) -> None:
    """A number, elements, or the name of a function."""
    document, texts = old.document, old.texts()
    if not old.generic:
        value = old.name + 1
        if texts[value] == "{":
            value = document.match.get(value, value) + 1
        old.rename("func.constant" if texts[value][0] == "@" else "arith.constant")
        return
    brace = document.find("{", old.name, old.statement.end)
    colon = old.colon()
    start, stop = document.split(brace + 1, document.match.get(brace, brace + 1))[0]
    value = start + 2
    old.rename("func.constant" if texts[value][0] == "@" else "arith.constant")
    if document.find("->", colon + 1, old.statement.end) < 0:
        document.insert_behind(colon, " () ->")
    result = document.find_last("->", colon + 1, old.statement.end)
    if stop == value + 1 and re.match(r"-?[\d.]", texts[value]):
        document.insert_behind(value, f" : {document.source(max(result, colon) + 1, old.statement.end)}")


def _select(old: Old) -> None:
    """One type for the values; until 2020 the condition of vectors and tensors had their shape.

    Where the text does not say the type of the condition, the year decides.
    """
    old.rename("arith.select")
    colon = old.colon()
    if old.generic or len(old.document.split(colon + 1, old.end_of_types(colon + 1))) != 1:
        return
    type = old.resolved(old.type_text())
    if not type.startswith(("vector", "tensor")):
        return
    condition = type_of(old, old.texts()[old.name + 1])
    if not condition:
        condition = "i1" if old.document.year > 2020 else with_element(type, "i1")
    if condition != "i1":
        old.document.insert_behind(colon, f" {condition},")


def _extract_element(old: Old) -> None:
    """Of tensors and of vectors."""
    types = operand_types(old) if old.generic else [old.type_text()]
    type = old.resolved(types[0])
    if not type.startswith("vector"):
        old.rename("tensor.extract")
        return
    old.rename("vector.extract")
    if old.generic:
        places = ", ".join(["-9223372036854775808"] * (len(types) - 1))
        add_attribute(old, f"static_position = array<i64: {places}>")
    else:
        old.document.insert_behind(old.colon(), f" {element_of(type)} from")


def operand_types(old: Old) -> list[str]:
    """The types of the operands of an op in generic form."""
    open = old.colon() + 1
    return [old.document.source(*part) for part in old.document.split(open + 1, old.document.match[open])]


def _alloc(old: Old) -> None:
    """In generic form, extents and symbols were told apart by the type alone."""
    old.rename(f"memref.{old.op}")
    if not old.generic:
        return
    document = old.document
    result = document.find("->", old.colon(), old.statement.end) + 1
    type = old.resolved(document.source(result, old.end_of_types(result)).strip("()"))
    extents = extents_of(type).count("?")
    add_segments(old, [extents, len(operand_types(old)) - extents])


def tensor_load(old: Old) -> None:
    """Gave a copy of what the memory holds."""
    document = old.document
    if old.generic:
        colon = old.colon()
        type = document.source(*document.split(colon + 2, document.match[colon + 1])[0])
        operand = old.texts()[old.name + 2]
    else:
        type, operand = old.type_text(), old.texts()[old.name + 1]
    copy = document.fresh(f"{operand.partition('#')[0]}_copy")
    old.put_before(f"{copy} = bufferization.clone {operand} : {type} to {type}")
    new = f"bufferization.to_tensor {copy} restrict : {type} to {tensor_of(old.resolved(type))}"
    document.replace(old.name, old.end_of_types(old.name + 1), new)


def tensor_store(old: Old) -> None:
    """`tensor_store %t, %m : memref<..>`; some wrote `to` for the comma."""
    document, texts = old.document, old.texts()
    if old.generic:
        old.rename("bufferization.materialize_in_destination")
        add_attribute(old, "restrict, writable")
        return
    type = old.type_text()
    tensor = tensor_of(old.resolved(type))
    new = f"bufferization.materialize_in_destination {texts[old.name + 1]} in restrict writable {texts[old.name + 3]}"
    document.replace(old.name, old.end_of_types(old.name + 1), f"{new} : ({tensor}, {type}) -> ()")


def _branch(old: Old) -> None:
    """In generic form, operands of successors stood behind their labels."""
    new = {"br": "cf.br", "cond_br": "cf.cond_br", "br_cond": "cf.cond_br"}[old.op]
    old.rename(new)
    if not old.generic:
        return
    document, texts = old.document, old.texts()
    operands = old.name + 1
    square = document.match.get(operands, operands) + 1
    if texts[square] != "[":
        return
    names: list[str] = []
    types: list[str] = []
    counts: list[int] = []
    for start, stop in document.split(square + 1, document.match[square]):
        counts.append(0)
        if stop == start + 1:
            continue
        colon = document.find(":", start + 2, stop - 1)
        for first, last in document.split(start + 2, colon):
            names.append(document.source(first, last))
            counts[-1] += 1
        types += [document.source(first, last) for first, last in document.split(colon + 1, stop - 1)]
        document.replace(start + 1, stop, "")
    if new == "cf.cond_br":
        add_segments(old, [1, *counts])
    if not names:
        return
    close = document.match[operands]
    comma = "" if close == operands + 1 else ", "
    document.insert_behind(close - 1, comma + ", ".join(names))
    inputs = old.colon() + 1
    document.insert_behind(document.match[inputs] - 1, comma + ", ".join(types))


def _function(old: Old) -> None:
    """`func @f(i32)`: declarations are private today, and arguments are named where they are declared."""
    document, texts = old.document, old.texts()
    if old.generic:
        upgrade_function(old)
        return
    old.rename("shape.func" if old.parent == "shape.function_library" else "func.func")
    at = old.name + 1
    if not old.statement.regions:
        if texts[at] not in ("private", "public", "nested"):
            document.replace(at, at, "private ")
        return
    while texts[at][0] != "@":
        at += 1
    label = old.statement.regions[0].label
    types = document.split(at + 2, document.match.get(at + 1, at + 2))
    if label is None or not types or texts[types[0][0]][0] == "%" or texts[label.first + 1] != "(":
        return
    arguments = document.split(label.first + 2, document.match[label.first + 1])
    if len(arguments) != len(types):
        old.refuse(f"'func' op entry block must have {len(types)} arguments to match function signature")
        return
    for (start, stop), (first, last) in zip(types, arguments, strict=True):
        document.replace(start, start, f"{texts[first]}: ")
        del stop, last
    document.replace(label.first, label.last, "")


def _is_declared(old: Old) -> bool:
    if old.generic:
        return True
    if old.parent == "shape.function_library":  # today's shape.func, there without its prefix
        return False
    return old.texts()[old.name + 1][0] == "@" or old.texts()[old.name + 1] in ("private", "public")


def _needs_prefix(old: Old) -> bool:
    """In a function's own body `return` and `call` need no prefix, today as then; and `return` ends nothing else."""
    if old.generic or old.scope.parent_is_generic() or old.texts()[old.name].startswith("std."):
        return True
    return old.op != "return" and old.parent not in _FUNCTIONS


def _renamed(new: str) -> OldForm:
    name = new.rpartition(".")[2]

    def change(old: Old) -> None:
        in_shape_function = name == "return" and old.scope.parents()[1] == "shape.function_library"
        old.rename("shape.return" if in_shape_function else new)

    return OldForm(name, new, 2022, change, _needs_prefix)


def _rank(old: Old) -> None:
    old.rename("memref.rank" if "memref<" in old.resolved(old.type_text()).partition("->")[0] else "tensor.rank")


def _splat(old: Old) -> None:
    type = old.resolved(old.type_text().rpartition("->")[2].strip())
    if type.startswith("vector"):
        splat(old)
    else:
        old.rename("tensor.splat")


def _atomic(old: Old) -> None:
    """`atomic_rmw "addf" %x, %m[%i]`."""
    old.rename("memref.atomic_rmw")
    kind = old.texts()[old.name + 1]
    if not old.generic:
        new = {"maxf": "maximumf", "minf": "minimumf"}.get(kind.strip('"'), kind.strip('"'))
        if new != kind:
            old.document.replace(old.name + 1, old.name + 2, new)


def _refused(reason: str) -> Rewrite:
    def change(old: Old) -> None:
        old.refuse(f"'std.{old.op}' op {reason}")

    return change


ROWS: Final[list[OldForm]] = [
    *renamed_all("arith", ARITHMETIC, 2021),
    *renamed_all("math", FUNCTIONS, 2021),
    *renamed_all(
        "memref",
        "dealloc load store dma_start dma_wait memref_cast=cast memref_reshape=reshape "
        "memref_reinterpret_cast=reinterpret_cast subview prefetch get_global_memref=get_global "
        "global_memref=global assume_alignment generic_atomic_rmw atomic_yield",
        2021,
    ),
    *renamed_all(
        "tensor",
        "tensor_cast=cast subtensor=extract_slice subtensor_insert=insert_slice dynamic_tensor_from_elements=generate",
        2021,
    ),
    *renamed_all("bufferization", "clone", 2021),
    *renamed_all("cf", "assert switch", 2022),
    _view(),
    OldForm("alloc", "memref.alloc", 2021, _alloc),
    OldForm("alloca", "memref.alloca", 2021, _alloc),
    *renamed_all("complex", "addcf=add subcf=sub create_complex=create re im", 2021),
    OldForm("transpose", "memref.transpose", 2021, _refused("names its result type today: write a memref.transpose")),
    OldForm("cmpi", "arith.cmpi", 2021, _compare),
    OldForm("cmpf", "arith.cmpf", 2021, _compare),
    OldForm("dim", "tensor.dim, memref.dim", 2021, _dim),
    OldForm("rank", "tensor.rank, memref.rank", 2021, _rank),
    OldForm("splat", "tensor.splat, vector.broadcast", 2021, _splat),
    OldForm("constant", "arith.constant, func.constant", 2021, _constant),
    OldForm("select", "arith.select", 2022, _select),
    OldForm("extract_element", "tensor.extract, vector.extract", 2021, _extract_element),
    OldForm("tensor_load", "bufferization.clone, bufferization.to_tensor", 2021, tensor_load),
    OldForm("tensor_store", "bufferization.materialize_in_destination", 2021, tensor_store),
    OldForm("atomic_rmw", "memref.atomic_rmw", 2021, _atomic),
    OldForm("br", "cf.br", 2022, _branch),
    OldForm("cond_br", "cf.cond_br", 2022, _branch),
    OldForm("br_cond", "cf.cond_br", 2019, _branch),
    OldForm("func", "func.func", 2022, _function, _is_declared),
    OldForm("builtin.func", "func.func", 2022, _function, _is_declared),
    _renamed("func.call"),
    _renamed("func.call_indirect"),
    _renamed("func.return"),
    renamed("unrealized_conversion_cast", "builtin.unrealized_conversion_cast", 2021),
    OldForm("alloc_static", "nothing", 2019, _refused("has no meaning today: no op allocates at a fixed address")),
]
