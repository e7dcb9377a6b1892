"""The dialect `toy`: intervals, with a type, ops, a fold, a rule, a shape function, an interpretation and a pass.

pyopt --load-dialect-plugin=examples/toy.py --canonicalize --toy-count examples/toy.mlir
"""

import numpy as np

import pyopt
from pyopt import IntegerOption, OpInfo, TypeInfo, make_pass, traits

INTERVAL = TypeInfo("toy.interval", "element: type", doc="The numbers from a lower to an upper bound.")


def fold_join(op, constants):
    """join(x, x) -> x"""
    return op.operands[0] if op.operands[0] is op.operands[1] else None


def verify_samples(op):
    type = op.result.type
    if type.element_type is not op.operand("interval").type["element"]:
        return f"gives elements of type {type.element_type}, and the interval has another"
    return None


OPS = [
    OpInfo(
        "toy.make",
        operands="lower: AnyInteger, upper: AnyInteger",
        results="interval: toy.interval",
        syntax="$lower `,` $upper attr-dict `:` type($interval)",
        derived={name: ("interval", lambda type: type["element"]) for name in ("lower", "upper")},
        traits=traits.PURE,
        evaluate=lambda lower, upper: (lower, upper),
    ),
    OpInfo(
        "toy.join",
        operands="a: toy.interval, b: toy.interval",
        results="joined: toy.interval",
        syntax="$a `,` $b attr-dict `:` type($joined)",
        traits=traits.PURE | traits.COMMUTATIVE | traits.SAME_TYPES,
        fold=fold_join,
        evaluate=lambda a, b: (min(a[0], b[0]), max(a[1], b[1])),
    ),
    OpInfo(
        "toy.samples",
        operands="interval: toy.interval, count: Index",
        results="samples: AnyRankedTensor",
        syntax="$interval `,` $count attr-dict `:` type($interval) `->` type($samples)",
        traits=traits.PURE,
        verify=verify_samples,
        result_shapes=lambda op: [[op.operand("count")]],
        evaluate=lambda interval, count: np.linspace(*interval, count).astype(np.int32),
    ),
]


@pyopt.rule("toy.join")
def join_known(op, rewriter):
    """join(make(a, b), make(c, d)) -> make(minsi(a, c), maxsi(b, d))"""
    made = [operand.op for operand in op.operands]
    if any(one is None or one.name != "toy.make" for one in made):
        return None
    lower = rewriter.create("arith.minsi", *[one.operand("lower") for one in made])
    upper = rewriter.create("arith.maxsi", *[one.operand("upper") for one in made])
    return rewriter.create("toy.make", lower, upper, results=op.result.type)


LEAST = IntegerOption("least", 1, "The least number of ops that is told")


def count(op, context):
    number = sum(1 for one in op.walk() if one.name.startswith("toy."))
    if number >= LEAST.of(context.options):
        context.write(f"{number} toy ops\n")
    return False


DIALECT = pyopt.Dialect("toy", OPS, types=[INTERVAL], rules=[join_known])
PASS = make_pass("toy-count", count, options=[LEAST], summary="Count the ops of toy")
