"""func-bufferize and scf-bufferize: functions, or loops and conditionals, hand on buffers; the rest works on tensors.

func.func @f(%t: tensor<4xf32>)  ->  func.func @f(%m: memref<4xf32>)
                                       %t = bufferization.to_tensor %m

What stays wants tensors, and gives them: `to_tensor` and `to_buffer` are between.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch
from pyopt.analysis.bufferization.buffer_types import identity_type
from pyopt.dialects.memref.layouts import casts
from pyopt.ir.attributes import TypeAttr, function_type_of
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import FunctionType, MemRefType, TensorType, Type
from pyopt.passes.lowering.converting import convert
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.type_converter import TypeConverter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.ir.attributes import Location
    from pyopt.rewrite.conversion import Apply
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter

CARRIERS: Final = ("scf.for", "scf.if", "scf.while")


def buffer_of_type(type: Type) -> list[Type]:
    """tensor<4xf32> -> memref<4xf32>; tensors with an encoding, which are several buffers, and all other types stay."""
    return [identity_type(type) if isinstance(type, TensorType) and type.encoding is None else type]


def as_tensor(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """A tensor where one is wanted"""
    if not isinstance(type, TensorType) or len(values) != 1 or not isinstance(values[0].type, MemRefType):
        return None
    return rewriter.create("bufferization.to_tensor", values, [type]).results[0]


def as_buffer(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """A buffer where one is wanted"""
    if not isinstance(type, MemRefType) or len(values) != 1:
        return None
    if isinstance(values[0].type, MemRefType):
        return rewriter.create("memref.cast", values, [type]).results[0] if casts(values[0].type, type) else None
    return rewriter.create("bufferization.to_buffer", values, [type]).results[0]


def tensors_as_buffers() -> TypeConverter:
    """Tensors are buffers without a layout."""
    converter = TypeConverter()
    converter.add(buffer_of_type)
    converter.to_source.append(as_tensor)
    converter.to_target.append(as_buffer)
    return converter


def _is_kept(types: Sequence[Type]) -> bool:
    return not any(isinstance(one, TensorType) and one.encoding is None for one in types)


def has_no_tensors(op: Operation) -> bool:
    """Operands and results are legal."""
    return _is_kept([one.type for one in op.operands]) and _is_kept([one.type for one in op.results])


def is_legal_function(op: Operation) -> bool:
    """Neither the type nor an argument of a block has a tensor."""
    type = function_type_of(op.attributes.get("function_type"))
    if type is not None and not (_is_kept(type.inputs) and _is_kept(type.results)):
        return False
    return all(_is_kept([one.type for one in block.arguments]) for region in op.regions for block in region)


def is_legal_end(op: Operation) -> bool | None:
    """A terminator of what is converted hands on no tensors."""
    parent = op.parent_op()
    if parent is None or parent.info.name not in CARRIERS:
        return True
    return has_no_tensors(op)


CONVERTER: Final = tensors_as_buffers()


def change_function(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """func @f(tensor) -> tensor  ->  func @f(memref) -> memref"""
    type = function_type_of(op.attributes.get("function_type"))
    assert type is not None
    inputs = tuple([buffer_of_type(one)[0] for one in type.inputs])
    results = tuple([buffer_of_type(one)[0] for one in type.results])
    rewriter.set_attribute(op, "function_type", TypeAttr.get(FunctionType.get(inputs, results)))
    for region in op.regions:
        for block in list(region):
            if not _is_kept([one.type for one in block.arguments]):
                rewriter.convert_arguments(block, CONVERTER)
    return True


def change_call(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """call @f(a) : (tensor) -> tensor  ->  call @f(m) : (memref) -> memref"""
    types = [buffer_of_type(one.type)[0] for one in op.results]
    rewriter.replace(op, rewriter.create("func.call", operands, types, op.attributes).results)
    return True


def change_operands(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """What is handed on are buffers"""
    rewriter.set_operands(op, operands)
    return True


def change_carrier(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """for .. iter_args(a) -> tensor  ->  for .. iter_args(m) -> memref"""
    types = [buffer_of_type(one.type)[0] for one in op.results]
    regions = [Region() for _ in op.regions]
    new = rewriter.create(op.info.name, operands, types, op.attributes, regions)
    for old, region in zip(op.regions, regions, strict=True):
        if old.first is not None:
            rewriter.move_region(old, region)
            assert region.first is not None
            if not _is_kept([one.type for one in region.first.arguments]):
                rewriter.convert_arguments(region.first, CONVERTER)
    rewriter.replace(op, new.results)
    return True


def _patterns(table: dict[str, Apply]) -> list[ConversionPattern]:
    return [ConversionPattern(name, apply, converter=CONVERTER) for name, apply in table.items()]


FUNCTION_PATTERNS: Final = _patterns(
    {
        "func.func": change_function,
        "func.call": change_call,
        "func.return": change_operands,
        "cf.br": change_operands,
        "cf.cond_br": change_operands,
        "cf.switch": change_operands,
    }
)
SCF_PATTERNS: Final = _patterns(
    {
        "scf.condition": change_operands,
        "scf.for": change_carrier,
        "scf.if": change_carrier,
        "scf.while": change_carrier,
        "scf.yield": change_operands,
    }
)


def is_legal_branch(op: Operation) -> bool | None:
    """A branch inside of a function hands on no tensors to its blocks."""
    parent = op.parent_op()
    inside = parent is not None and parent.info.name == "func.func"
    return has_no_tensors(op) if inside and is_branch(op) else True


def merge_views(op: Operation, before: set[Operation]) -> None:
    """One new `to_buffer` of a value is enough for a block."""
    known: dict[tuple[Value, Block | None, Type], Operation] = {}
    for one in list(op.walk()):
        if one.info.name != "bufferization.to_buffer" or one in before:
            continue
        first = known.setdefault((one.operands[0], one.block, one.results[0].type), one)
        if first is not one:
            one.results[0].replace_all_uses_with(first.results[0])
            one.erase()


def _convert(
    op: Operation, pass_context: PassContext, target: ConversionTarget, patterns: list[ConversionPattern]
) -> bool:
    before = {one for one in op.walk() if one.info.name in ("bufferization.to_buffer", "bufferization.to_tensor")}
    changed = convert(op, pass_context, target, patterns)
    if changed and not pass_context.failed:
        merge_views(op, before)
        sort_views(op, before)
    return changed


def sort_views(op: Operation, before: set[Operation]) -> None:
    """New `to_tensor` of an op's results stand behind it in the order of the results."""
    for one in list(op.walk()):
        if len(one.results) < 2:
            continue
        found: list[Operation] = []
        view = one.next
        while view is not None and view.info.name == "bufferization.to_tensor" and view not in before:
            if view.operands[0].op is not one:
                break
            found.append(view)
            view = view.next
        anchor = one
        for moved in found:
            moved.detach()
        for moved in sorted(found, key=_number_of_source):
            moved.insert_after(anchor)
            anchor = moved


def _number_of_source(view: Operation) -> int:
    return view.operands[0].index


def is_left_alone(op: Operation) -> bool | None:
    """All other ops stay as they are, and are not folded."""
    return True


def run_func(op: Operation, pass_context: PassContext) -> bool:
    """Converts functions, calls, returns and branches."""
    target = ConversionTarget()
    target.legal("builtin.module", "bufferization")
    target.ask(is_legal_function, "func.func")
    target.ask(has_no_tensors, "func.call", "func.return")
    target.ask(is_legal_branch, "cf.br", "cf.cond_br", "cf.switch")
    target.ask_otherwise(is_left_alone)
    return _convert(op, pass_context, target, FUNCTION_PATTERNS)


def run_scf(op: Operation, pass_context: PassContext) -> bool:
    """Converts loops and conditionals."""
    target = ConversionTarget()
    target.legal("bufferization")
    target.ask(has_no_tensors, *CARRIERS, "scf.condition")
    target.ask(is_legal_end, "scf.yield")
    return _convert(op, pass_context, target, SCF_PATTERNS)


FUNC_PASS = make_pass("func-bufferize", run_func, anchor="builtin.module", class_name="FuncBufferize")
SCF_PASS = make_pass("scf-bufferize", run_scf, class_name="SCFBufferize")
