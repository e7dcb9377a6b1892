"""The dialect of ../toy.py in xDSL (0.74), beside it for comparison: see ../../docs/comparison.md.

python examples/xdsl/toy.py FILE [FUNCTION NUMBER...]
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np
from xdsl.context import Context
from xdsl.dialects.arith import Arith, MaxSIOp, MinSIOp
from xdsl.dialects.builtin import Builtin, IndexType, IntegerType, TensorType
from xdsl.dialects.func import Func
from xdsl.interfaces import HasCanonicalizationPatternsInterface, HasFolderInterface
from xdsl.interpreter import Interpreter, InterpreterFunctions, impl, register_impls
from xdsl.interpreters import register_implementations
from xdsl.ir import Dialect, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    ParamAttrConstraint,
    VarConstraint,
    base,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern
from xdsl.traits import Commutative, Pure
from xdsl.transforms.canonicalize import CanonicalizePass


@irdl_attr_definition
class IntervalType(ParametrizedAttribute, TypeAttribute):
    """The numbers from a lower to an upper bound."""

    name = "toy.interval"
    element: IntegerType


@irdl_op_definition
class MakeOp(IRDLOperation):
    T: ClassVar = VarConstraint("T", base(IntegerType))
    name = "toy.make"
    lower = operand_def(T)
    upper = operand_def(T)
    interval = result_def(ParamAttrConstraint(IntervalType, [T]))
    traits = traits_def(Pure())
    assembly_format = "$lower `,` $upper attr-dict `:` type($interval)"


@irdl_op_definition
class JoinOp(IRDLOperation, HasFolderInterface, HasCanonicalizationPatternsInterface):
    T: ClassVar = VarConstraint("T", base(IntervalType))
    name = "toy.join"
    a = operand_def(T)
    b = operand_def(T)
    joined = result_def(T)
    traits = traits_def(Pure(), Commutative())
    assembly_format = "$a `,` $b attr-dict `:` type($joined)"

    def fold(self):
        return (self.a,) if self.a is self.b else None

    @classmethod
    def get_canonicalization_patterns(cls):
        return (JoinKnown(),)


class JoinKnown(RewritePattern):
    """join(make(a, b), make(c, d)) -> make(minsi(a, c), maxsi(b, d))"""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: JoinOp, rewriter: PatternRewriter):
        a, b = op.a.owner, op.b.owner
        if not isinstance(a, MakeOp) or not isinstance(b, MakeOp):
            return
        lower, upper = MinSIOp(a.lower, b.lower), MaxSIOp(a.upper, b.upper)
        made = MakeOp(operands=[lower.result, upper.result], result_types=[op.joined.type])
        rewriter.replace(op, [lower, upper, made])


@irdl_op_definition
class SamplesOp(IRDLOperation):
    T: ClassVar = VarConstraint("T", base(IntegerType))
    name = "toy.samples"
    interval = operand_def(ParamAttrConstraint(IntervalType, [T]))
    count = operand_def(IndexType)
    samples = result_def(TensorType.constr(T))
    traits = traits_def(Pure())
    assembly_format = "$interval `,` $count attr-dict `:` type($interval) `->` type($samples)"


@register_impls
class ToyFunctions(InterpreterFunctions):
    @impl(MakeOp)
    def make(self, interpreter, op, args):
        return (tuple(args),)

    @impl(JoinOp)
    def join(self, interpreter, op, args):
        a, b = args
        return ((min(a[0], b[0]), max(a[1], b[1])),)

    @impl(SamplesOp)
    def samples(self, interpreter, op, args):
        interval, count = args
        return (np.linspace(*interval, count).astype(np.int32),)


@dataclass(frozen=True)
class CountPass(ModulePass):
    name = "toy-count"
    least: int = 1

    def apply(self, ctx, op):
        number = sum(1 for one in op.walk() if one.name.startswith("toy."))
        if number >= self.least:
            print(f"{number} toy ops")


TOY = Dialect("toy", [MakeOp, JoinOp, SamplesOp], [IntervalType])

if __name__ == "__main__":
    context = Context()
    for dialect in (Builtin, Func, Arith, TOY):
        context.load_dialect(dialect)
    module = Parser(context, Path(sys.argv[1]).read_text()).parse_module()
    module.verify()
    if sys.argv[2:]:
        interpreter = Interpreter(module)
        register_implementations(interpreter, context)
        interpreter.register_implementations(ToyFunctions())
        print(*interpreter.call_op(sys.argv[2], tuple(int(one) for one in sys.argv[3:])))
    CanonicalizePass().apply(context, module)
    CountPass().apply(context, module)
    print(module)
