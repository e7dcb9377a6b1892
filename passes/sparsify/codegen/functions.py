"""Functions, calls and branches on sparse tensors: arguments and results become several.

func.func @f(%t: tensor<8x8xf64, #CSR>)
  ->
func.func @f(%p: memref<?xindex>, %c: memref<?xindex>, %v: memref<?xf64>, %s: !sparse_tensor.storage_specifier<...>)
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, TypeAttr, function_type_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import FunctionType, Type
from pyopt.passes.sparsify.codegen.descriptor import tuple_of, tuple_op
from pyopt.passes.sparsify.codegen.layout import all_kept, becomes_one
from pyopt.passes.sparsify.emitter.code import Code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.type_converter import TypeConverter


def types_of(converter: TypeConverter, types: Sequence[Type]) -> list[Type]:
    """What types become, one behind the other."""
    return [new for type in types for new in converter.convert(type) or ()]


def flattened(operands: Sequence[Value], types: Sequence[Type], converter: TypeConverter) -> list[Value] | None:
    """Operands with the fields of tuples in their place; None if there are no fields for a sparse tensor.

    types: those that the operands had.
    """
    out: list[Value] = []
    for value, type in zip(operands, types, strict=True):
        if becomes_one(converter, type):
            out.append(value)
            continue
        op = tuple_op(value)
        if op is None:
            return None
        out.extend(op.operands)
    return out


def old_types(op: Operation) -> list[Type]:
    return [operand.type for operand in op.operands]


def packed(code: Code, values: Sequence[Value], types: Sequence[Type], converter: TypeConverter) -> list[Value]:
    """The reverse: one value for each of the types, tuples for sparse tensors."""
    out: list[Value] = []
    start = 0
    for type in types:
        count = len(converter.convert(type) or ())
        group = values[start : start + count]
        start += count
        out.append(group[0] if count == 1 else tuple_of(code, type, group))
    return out


def convert_function(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter
) -> bool:
    """The type of a function, the arguments of its blocks, and the attributes of arguments and results"""
    type = function_type_of(op.attributes.get("function_type"))
    if type is None:
        return False
    inputs = types_of(converter, type.inputs)
    results = types_of(converter, type.results)
    for block in list(op.regions[0]):
        if not all_kept(converter, [argument.type for argument in block.arguments]):
            rewriter.convert_arguments(block, converter)
    rewriter.set_attribute(op, "function_type", TypeAttr.get(FunctionType.get(tuple(inputs), tuple(results))))
    for name, types in (("arg_attrs", type.inputs), ("res_attrs", type.results)):
        given = op.attributes.get(name)
        if isinstance(given, ArrayAttr) and not all_kept(converter, types):
            rewriter.set_attribute(op, name, _spread(given, types, converter))
    return True


def _spread(given: ArrayAttr, types: Sequence[Type], converter: TypeConverter) -> ArrayAttr:
    """Attributes of an argument are those of its first field then."""
    out = []
    for attribute, type in zip(given.elements, types, strict=True):
        out.append(attribute)
        out.extend([DictionaryAttr.get({})] * (len(converter.convert(type) or (type,)) - 1))
    return ArrayAttr.get(tuple(out))


def convert_call(op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter) -> bool:
    """A call with the fields of its operands, whose results are those of tensors"""
    given = flattened(operands, old_types(op), converter)
    if given is None:
        return False
    code = Code(rewriter)
    old = [result.type for result in op.results]
    call = rewriter.create("func.call", given, types_of(converter, old), {"callee": op.attributes["callee"]})
    rewriter.replace(op, packed(code, call.results, old, converter))
    return True


def convert_terminator(
    op: Operation, operands: list[Value], rewriter: ConversionRewriter, converter: TypeConverter
) -> bool:
    """return, scf.yield, scf.condition with the fields of tensors"""
    given = flattened(operands, old_types(op), converter)
    if given is None:
        return False
    rewriter.create(op.info.name, given, [], op.attributes)
    rewriter.erase(op)
    return True
