"""linalg-detensorize: scalars in place of tensors without dimensions, where control flow depends on them.

    %c = linalg.generic { cmpi } ins(%i, %n) outs(%e) -> tensor<i1>         %c = arith.cmpi slt, %i, %n : i32
    %0 = tensor.extract %c[] : tensor<i1>                                   cf.cond_br %c, ^bb1(%i : i32), ^bb2
    cf.cond_br %0, ^bb1(%i : tensor<i32>), ^bb2                     ->    ^bb1(%j : i32):
  ^bb1(%j : tensor<i32>):

Ops become their bodies, arguments of blocks and what branches forward to these their elements. Arguments of functions
stay, and so do ops of other tensors. With `aggressive-mode` all ops and arguments change for which that is possible.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch
from pyopt.ir.attributes import UNKNOWN_LOC, Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import RETURN_LIKE, TERMINATOR
from pyopt.ir.types import TensorType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.canonicalize.tensor.element_rules import extract_from_index_cast
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.lowering.converting import convert
from pyopt.passes.structured.detensorable import Detensorable, is_detensorable
from pyopt.passes.structured.generics import GENERIC
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule
from pyopt.rewrite.type_converter import TypeConverter

AGGRESSIVE_MODE: Final = FlagOption(
    "aggressive-mode", False, "Make scalar whatever can be, not only what control flow depends on"
)
RULES: Final = (Rule("tensor.extract", extract_from_index_cast, needs="arith.index_cast"),)


def _scalar(type: Type) -> Sequence[Type] | bool:
    if not is_detensorable(type):
        return [type]
    assert isinstance(type, TensorType)
    return [type.element_type]


def _extract(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    return rewriter.create("tensor.extract", [values[0]], [type]).results[0]


def _from_elements(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    if isinstance(values[0].type, TensorType):
        return None
    return rewriter.create("tensor.from_elements", [values[0]], [TensorType.get((), values[0].type)]).results[0]


def scalar_types() -> TypeConverter:
    """tensor<f32> -> f32"""
    types = TypeConverter()
    types.add(_scalar)
    types.to_target.append(_extract)
    types.to_source.append(_from_elements)
    return types


@final
class Detensorization:
    """The patterns for one function, and what is legal in it."""

    __slots__ = ("_forwarded", "_found", "_function", "_types")

    def __init__(self, function: Operation, everything: bool) -> None:
        self._function = function
        self._found = Detensorable(function, everything)
        self._types = scalar_types()
        self._forwarded: dict[Operation, set[int]] = {}
        for argument in self._found.arguments:
            for branch, at in self._found.places_of(argument):
                self._forwarded.setdefault(branch, set()).add(at)

    def patterns(self) -> list[ConversionPattern]:
        return [
            ConversionPattern(GENERIC, self.inline_body, converter=self._types),
            ConversionPattern(self._function.info.name, self.convert_blocks, converter=self._types),
            ConversionPattern("", self.convert_branch, converter=self._types),
        ]

    def target(self) -> ConversionTarget:
        target = ConversionTarget()
        target.is_full = True
        target.ask(lambda op: op not in self._found.ops, GENERIC)
        target.default_legality(self.is_legal)
        return target

    def is_legal(self, op: Operation) -> bool:
        """The function once its arguments have changed, a branch once what it forwards has."""
        if op is self._function:
            return not any(
                argument.block.region is op.regions[0] and is_detensorable(argument.type)
                for argument in self._found.arguments
            )
        if op.next is not None or op.parent_op() is not self._function:
            return True
        if is_branch(op):
            return not any(is_detensorable(op.operands[at].type) for at in self._forwarded.get(op, ()))
        # The reference knows no other ends of functions, and takes an unregistered op for one.
        is_end = op.info.traits & TERMINATOR or not op.info.registered
        return not is_end or op.info.traits & RETURN_LIKE != 0 or self._function.info.name != "func.func"

    def inline_body(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """linalg.generic { f } ins(a) outs(b) -> f(a, b)"""
        block = op.block
        assert block is not None
        body = op.regions[0].entry()
        end = body.terminator()
        rest = rewriter.split_block(block, op)
        rewriter.move_region_before(op.regions[0], rest)
        rewriter.replace(op, end.operands)
        rewriter.merge_blocks(body, block, operands)
        rewriter.merge_blocks(rest, block)
        rewriter.erase(end)
        return True

    def convert_blocks(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """^bb(%t : tensor<f32>) -> ^bb(%e : f32)"""
        region = op.regions[0]
        for block in list(region):
            if block is region.first or not block.arguments:
                continue
            signature = [
                self._types.convert(argument.type) or () if argument in self._found.arguments else (argument.type,)
                for argument in block.arguments
            ]
            rewriter.convert_arguments(block, self._types, signature)
        return True

    def convert_branch(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        """cf.br ^bb(%t : tensor<f32>) -> cf.br ^bb(%e : f32)"""
        if not is_branch(op):
            return False
        places = self._forwarded.get(op, set())
        new = [operands[at] if at in places else one for at, one in enumerate(op.operands)]
        rewriter.set_operands(op, new)
        return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Makes scalar what is in a function."""
    if not op.regions or op.regions[0].is_empty():
        return False
    rewriter = Rewriter(pass_context.context)
    entry = op.regions[0].entry()
    first = entry.first
    if first is None:
        return False
    # No op may stand in the entry block, whose arguments stay.
    body = rewriter.split_block(entry, first)
    rewriter.insert_at_end(entry)
    rewriter.loc = UNKNOWN_LOC
    branch = rewriter.create("cf.br", [], [], successors=[body])
    work = Detensorization(op, AGGRESSIVE_MODE.of(pass_context.options))
    changed = convert(op, pass_context, work.target(), work.patterns())
    if not pass_context.failed:
        changed = rewrite(op, pass_context, RULES) or changed
    body = branch.successors[0]
    if len(body.predecessors) > 1:
        # It has become the same as another block.
        return True
    given = branch.operands
    rewriter.erase(branch)
    rewriter.merge_blocks(body, entry, given)
    return changed


PASS = make_pass(
    "linalg-detensorize",
    run,
    (AGGRESSIVE_MODE,),
    anchor="func.func",
    class_name="LinalgDetensorizePass",
    apart=True,
    of_interface=True,
)
