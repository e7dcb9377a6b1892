"""The functions that convert-math-to-funcs makes: powers with integer exponents, and the number of leading zeros."""

from __future__ import annotations

from pyopt.dialects.llvm.enums import LINKAGE
from pyopt.ir.attributes import Attribute, FloatAttr, StringAttr, TypeAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.equivalence import same_regions
from pyopt.ir.floats import from_int
from pyopt.ir.signature import segments
from pyopt.ir.types import FloatType, FunctionType, IntegerType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.building.arith import (
    EQUAL,
    NOT_EQUAL,
    SIGNED_LESS,
    SIGNED_LESS_OR_EQUAL,
    binary,
    choose,
    compare,
    constant,
    constant_index,
)

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

RETURN: Final = "func.return"
NAME: Final = "sym_name"


@final
class FunctionBody:
    """The blocks of a function that is being made."""

    __slots__ = ("entry", "function", "rewriter")

    def __init__(self, function: Operation, inputs: Sequence[Type], rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.function = function
        self.entry = self.block(*inputs)

    def block(self, *types: Type) -> Block:
        """A new block behind the others, where ops go now."""
        block = Block()
        self.function.regions[0].append(block)
        for type in types:
            block.add_argument(type, self.rewriter.loc)
        self.rewriter.insert_at_end(block)
        return block

    def give(self, value: Value) -> Block:
        """A new block that returns a value."""
        block = self.block()
        self.rewriter.create(RETURN, [value], [])
        return block

    def branch(self, at: Block, to: Block, *values: Value) -> None:
        """`at` ends with a branch."""
        self.rewriter.insert_at_end(at)
        self.rewriter.create("cf.br", values, [], successors=[to])

    def choose(
        self,
        at: Block,
        condition: Value,
        yes: Block,
        no: Block,
        given: Sequence[Value] = (),
        others: Sequence[Value] = (),
    ) -> None:
        """`at` ends with a choice: `given` are for the arguments of `yes`, `others` for those of `no`."""
        self.rewriter.insert_at_end(at)
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, len(given), len(others))}
        self.rewriter.create("cf.cond_br", [condition, *given, *others], [], sizes, successors=[yes, no])


def make_function(name: str, inputs: Sequence[Type], result: Type, rewriter: Rewriter) -> FunctionBody:
    """A private function at the insertion point, of which one in a program is enough: its body, at the first block."""
    attributes: dict[str, Attribute] = {
        NAME: StringAttr.get(name),
        "function_type": TypeAttr.get(FunctionType.get(tuple(inputs), (result,))),
        "sym_visibility": StringAttr.get("private"),
        "llvm.linkage": LINKAGE.get("linkonce_odr"),
    }
    return FunctionBody(rewriter.create("func.func", [], [], attributes, [Region()]), inputs, rewriter)


def is_same(one: Operation, other: Operation) -> bool:
    """Two functions are the same but for their names and locations."""
    rest, others = [{name: value for name, value in op.attributes.items() if name != NAME} for op in (one, other)]
    return one.info is other.info and rest == others and same_regions(one.regions[0], other.regions[0])


def power_of_integer(body: FunctionBody) -> None:
    """math.ipowi: to a negative power, what a division of 1 gives."""
    rewriter, entry = body.rewriter, body.entry
    base, exponent = entry.arguments
    type = base.type
    zero, one, minus_one = [constant(rewriter, value, type) for value in (0, 1, -1)]
    is_zero = compare(rewriter, EQUAL, exponent, zero)
    give_one = body.give(one)
    not_zero = body.block()
    is_negative = compare(rewriter, SIGNED_LESS_OR_EQUAL, exponent, zero)
    negative = body.block()
    of_zero = compare(rewriter, EQUAL, base, zero)
    divide = body.block()
    rewriter.create(RETURN, [binary(rewriter, "divsi", one, zero)], [])
    nonzero = body.block()
    of_one = compare(rewriter, EQUAL, base, one)
    power_of_one = body.give(one)
    more = body.block()
    of_minus_one = compare(rewriter, EQUAL, base, minus_one)
    parity = body.block()
    is_odd = compare(rewriter, NOT_EQUAL, binary(rewriter, "andi", exponent, one), zero)
    odd = body.give(minus_one)
    even = body.give(one)
    small = body.give(zero)
    head, rest, end, power = squarings(body, (type, type, type), zero, one, "muli", carries=False)
    rewriter.insert_at_end(end)
    rewriter.create(RETURN, [power], [])
    body.choose(entry, is_zero, give_one, not_zero)
    body.choose(not_zero, is_negative, negative, head, (), (one, base, exponent))
    body.choose(negative, of_zero, divide, nonzero)
    body.choose(nonzero, of_one, power_of_one, more)
    body.choose(more, of_minus_one, parity, small)
    body.choose(parity, is_odd, odd, even)
    body.choose(rest[0], rest[1], end, rest[2])


def squarings(
    body: FunctionBody, types: tuple[Type, Type, Type], zero: Value, one: Value, multiply: str, carries: bool
) -> tuple[Block, tuple[Block, Value, Block], Block, Value]:
    """A loop that multiplies: (its first block, whose arguments are the product, the power and the exponent; (the block
    that decides, whether the loop ends, where it goes on); the block where it ends; the product there)

    `carries`: the block where it ends stands behind the others, and has an argument for the product.
    """
    rewriter = body.rewriter
    head = body.block(*types)
    product, power, exponent = head.arguments
    is_odd = compare(rewriter, NOT_EQUAL, binary(rewriter, "andi", exponent, one), zero)
    times = body.block()
    longer = binary(rewriter, multiply, product, power)
    rest = body.block(types[0])
    found = rest.arguments[0]
    left = binary(rewriter, "shrui", exponent, one)
    is_done = compare(rewriter, EQUAL, left, zero)
    end = None if carries else body.block()
    again = body.block()
    square = binary(rewriter, multiply, power, power)
    if end is None:
        end = body.block(types[0])
    body.choose(head, is_odd, times, rest, (), (product,))
    body.branch(times, rest, longer)
    body.branch(again, head, found, square, left)
    return head, (rest, is_done, again), end, end.arguments[0] if carries else found


def float_one(rewriter: Rewriter, type: Type) -> Value:
    """1, of a type of floats."""
    assert isinstance(type, FloatType)
    return rewriter.constant(FloatAttr.get(from_int(1, type), type), type)


def power_of_float(body: FunctionBody) -> None:
    """math.fpowi: to a negative power, 1 divided by the power of the magnitude."""
    rewriter, entry = body.rewriter, body.entry
    base, exponent = entry.arguments
    type = exponent.type
    assert isinstance(type, IntegerType)
    least = -1 << type.width - 1
    one = float_one(rewriter, base.type)
    zero, one_more, lowest, highest = [constant(rewriter, value, type) for value in (0, 1, least, ~least)]
    is_zero = compare(rewriter, EQUAL, exponent, zero)
    give_one = body.give(one)
    nonzero = body.block()
    is_negative = compare(rewriter, SIGNED_LESS_OR_EQUAL, exponent, zero)
    is_lowest = compare(rewriter, EQUAL, exponent, lowest)
    magnitude = choose(rewriter, is_negative, binary(rewriter, "subi", zero, exponent), exponent)
    # The magnitude of the lowest is one more than what there is.
    magnitude = choose(rewriter, is_lowest, highest, magnitude)
    head, (rest, is_done, again), end, power = squarings(
        body, (base.type, base.type, type), zero, one_more, "mulf", carries=True
    )
    body.choose(entry, is_zero, give_one, nonzero)
    body.branch(nonzero, head, one, base, magnitude)
    body.choose(rest, is_done, end, again, (rest.arguments[0],))
    once_more = body.block()
    longer = binary(rewriter, "mulf", power, base)
    whole = body.block(base.type)
    product = whole.arguments[0]
    inverse = body.block()
    quotient = binary(rewriter, "divf", one, product)
    last = body.block(base.type)
    rewriter.create(RETURN, [last.arguments[0]], [])
    body.choose(end, is_lowest, once_more, whole, (), (power,))
    body.branch(once_more, whole, longer)
    body.choose(whole, is_negative, inverse, last, (), (product,))
    body.branch(inverse, last, quotient)


def power_of_float_to_one_bit(body: FunctionBody) -> None:
    """math.fpowi with an exponent of i1, which is 0 or -1."""
    rewriter = body.rewriter
    base, exponent = body.entry.arguments
    one = float_one(rewriter, base.type)
    inverse = binary(rewriter, "divf", one, base)
    rewriter.create(RETURN, [choose(rewriter, exponent, inverse, one)], [])


def leading_zeros(body: FunctionBody) -> None:
    """math.ctlz: shifts to the left until the number is negative."""
    rewriter = body.rewriter
    number = body.entry.arguments[0]
    type = number.type
    assert isinstance(type, IntegerType)
    width = constant(rewriter, type.width, type)
    zero = constant(rewriter, 0, type)
    is_zero = compare(rewriter, EQUAL, number, zero)
    choice = rewriter.create("scf.if", [is_zero], [type], regions=[Region(), Region()])
    rewriter.create_block(choice.regions[0])
    rewriter.create("scf.yield", [width], [])
    rewriter.create_block(choice.regions[1])
    step = constant_index(rewriter, 1)
    one = constant(rewriter, 1, type)
    bound = constant_index(rewriter, type.width)
    start = constant(rewriter, 0, type)
    loop = rewriter.create("scf.for", [step, bound, step, number, start], [type, type], regions=[Region()])
    rewriter.create("scf.yield", [loop.results[1]], [])
    _, shifted, count = rewriter.create_block(loop.regions[0], [step.type, type, type]).arguments
    is_negative = compare(rewriter, SIGNED_LESS, shifted, zero)
    further = rewriter.create("scf.if", [is_negative], [type, type], regions=[Region(), Region()])
    rewriter.create("scf.yield", further.results, [])
    rewriter.create_block(further.regions[0])
    rewriter.create("scf.yield", [shifted, count], [])
    rewriter.create_block(further.regions[1])
    more = binary(rewriter, "addi", count, one)
    rewriter.create("scf.yield", [binary(rewriter, "shli", shifted, one), more], [])
    rewriter.insert_at_end(body.entry)
    rewriter.create(RETURN, choice.results, [])
