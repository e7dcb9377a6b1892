"""Control flow between the blocks of a function, and vectors element by element."""

from __future__ import annotations

from pyopt.dialects.branch_weights import WEIGHTS, verify_weights
from pyopt.dialects.llvm.constraints import element_of_vector, is_vector, shape_of_vector
from pyopt.dialects.switch_cases import case_segments, case_values
from pyopt.ir.attributes import Attribute, DenseArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.errors import DiagnosticError, NoCustomForm
from pyopt.ir.opinfo import BRANCH, LOCAL_VERIFY, OPERAND_SEGMENTS, PURE, RETURN_LIKE, TERMINATOR, OpInfo
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I32, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.syntax.parser import OperationParser

if TYPE_CHECKING:
    from pyopt.syntax.format_parser import ParseState
    from pyopt.syntax.printer import Printer

LOOP: Final = "loop_annotation: optional<LLVM_LoopAnnotationAttr>"
EMPTY_MASK: Final = "expects a mask with elements"
"""The reference makes a vector of no elements, which it does not read."""


# switch.


def parse_cases(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """`[ 42: ^bb1(%x : T), ... ]`; the type of the value was read before."""
    flag = state.operand_types["value"][0]
    if not isinstance(flag, IntegerType):
        raise p.wrong_type_class(flag, "builtin.integer", state.loc, p.i - 3)
    p.expect("[")
    values: list[int] = []
    sizes: list[int] = []
    operands: list[int] = []
    types: list[Type] = []
    blocks = state.successors.setdefault("caseDestinations", [])
    if not p.accept("]"):
        while True:
            values.append(p.take_form_integer(state.loc))
            p.expect(":")
            blocks.append(p.take_successor())
            size = 0
            if p.accept("("):
                found = p.take_operand_list(False)
                p.expect(":")
                types.extend(p.take_type_list())
                p.expect(")")
                operands.extend(found)
                size = len(found)
            sizes.append(size)
            if not p.accept(","):
                break
        p.expect("]")
    state.operands["caseOperands"] = operands
    state.operand_types["caseOperands"] = types
    state.attributes["case_operand_segments"] = DenseArrayAttr.get(I32, tuple(sizes))
    if values:
        state.attributes["case_values"] = DenseElementsAttr.from_values(VectorType.get((len(values),), flag), values)


def print_cases(pr: Printer, op: Operation, arguments: list[str]) -> None:
    """The cases, one a line."""
    write = pr.write
    write("[\n")
    operands = operand_group(op, "caseOperands")
    start = 0
    values = case_values(op)
    for number, (value, size, block) in enumerate(zip(values, case_segments(op), op.successors[1:], strict=False), 1):
        write(f"{pr.indent}  {value}: {block.name}")
        if size:
            some = operands[start : start + size]
            write(f"({pr.operands(some)} : {pr.types_of(some)})")
            start += size
        write(",\n" if number < len(values) else "\n")
    write(pr.indent + "]")


def verify_switch(op: Operation) -> str | None:
    """As many values as successors but the default, and weights for all."""
    cases = len(op.successors) - 1
    values = len(case_values(op))
    if op.attributes.get("case_values") is None and cases:
        return "expects number of case values to match number of case destinations"
    if values != cases:
        return "expects number of case values to match number of case destinations"
    if len(case_segments(op)) != cases:
        # The reference reads numbers that are not there.
        return "expects number of case operand segments to match number of case destinations"
    return verify_weights(op)


def verify_return(op: Operation) -> str | None:
    """The function around returns what it says."""
    from pyopt.dialects.llvm.functions import function_type_of_llvm

    parent = op.parent_op()
    if parent is None or parent.info.name != "llvm.func":
        return None
    results = function_type_of_llvm(parent).results
    message = ""
    if not results:
        if op.operands:
            message = "expected no operands"
    elif not op.operands:
        message = "expected 1 operand"
    elif op.operands[0].type is not results[0]:
        message = "mismatching result types"
    if message:
        raise DiagnosticError(f"'llvm.return' op {message}", op.loc, (("when returning from function", parent.loc),))
    return None


# Vectors.


def element_type(type: Type) -> Type | None:
    """The type of a vector's elements; None for what is no vector."""
    return element_of_vector(type) if is_vector(type) else None


def same(type: Type) -> Type:
    """For `derived`: the one type is the other."""
    return type


def match_extract(op: Operation) -> str | None:
    if op.results[0].type is element_type(op.operands[0].type):
        return None
    return "failed to verify that result type matches vector element type"


def match_insert(op: Operation) -> str | None:
    if op.operands[1].type is element_type(op.operands[0].type):
        if op.operands[0].type is op.results[0].type:
            return None
        return "failed to verify that all of {res, vector} have same type"
    return "failed to verify that argument type matches vector element type"


def infer_extract(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [element_type(operands[0].type) or operands[0].type]


def infer_insert(operands: list[Value], attributes: dict[str, Attribute]) -> list[Type]:
    return [operands[0].type]


def shuffled_type(vector: Type, mask: Attribute | None) -> Type:
    """The type of a shuffle's result: as many elements as the mask has."""
    assert isinstance(mask, DenseArrayAttr)
    _, scalable = shape_of_vector(vector)
    element = element_of_vector(vector)
    count = len(mask.values)
    return VectorType.get((count,), element, (scalable,))


def parse_shuffle_type(p: OperationParser, state: ParseState, arguments: list[str]) -> None:
    """Nothing: the result's type follows from the operands' and the mask."""
    type = state.operand_types["v1"][0]
    if not is_vector(type):
        raise p.op_error("expected an LLVM compatible vector type", state.loc, p.i - 1)
    mask = state.attributes["mask"]
    if isinstance(mask, DenseArrayAttr) and not mask.values:
        raise p.op_error(EMPTY_MASK, state.loc)
    state.result_types["res"] = [shuffled_type(type, mask)]


def print_shuffle_type(pr: Printer, op: Operation, arguments: list[str]) -> None:
    """Nothing, if the result's type follows from the rest."""
    mask = op.attributes["mask"]
    empty = isinstance(mask, DenseArrayAttr) and not mask.values
    if empty or shuffled_type(op.operands[0].type, mask) is not op.results[0].type:
        raise NoCustomForm


def match_shuffle(op: Operation) -> str | None:
    """Both operands have one type."""
    if op.operands[0].type is not op.operands[1].type:
        return "failed to verify that all of {v1, v2} have same type"
    return None


def verify_shuffle(op: Operation) -> str | None:
    """The result has the mask's length, and scalable vectors are only splats."""
    mask = op.attributes["mask"]
    assert isinstance(mask, DenseArrayAttr)
    _, scalable = shape_of_vector(op.operands[0].type)
    if scalable and any(mask.values):
        return "expected a splat operation for scalable vectors"
    return None


OPS: Final[tuple[OpInfo, ...]] = (
    OpInfo(
        "llvm.br",
        operands="destOperands: variadic<LLVM_Type>",
        successors="dest: any",
        attributes=LOOP,
        syntax="$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
        traits=PURE | TERMINATOR | BRANCH,
        doc="Goes to a block.",
    ),
    OpInfo(
        "llvm.cond_br",
        operands="condition: I1, trueDestOperands: variadic<LLVM_Type>, falseDestOperands: variadic<LLVM_Type>",
        successors="trueDest: any, falseDest: any",
        attributes=f"{WEIGHTS}, {LOOP}",
        syntax="$condition (`weights` `(` $branch_weights^ `)`)? `,` "
        "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
        "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
        traits=PURE | TERMINATOR | BRANCH | OPERAND_SEGMENTS | LOCAL_VERIFY,
        verify=verify_weights,
        doc="Goes to one of two blocks.",
    ),
    OpInfo(
        "llvm.switch",
        operands="value: AnySignlessInteger, defaultOperands: variadic<AnyType>, caseOperands: variadic<AnyType>",
        successors="defaultDestination: any, caseDestinations: variadic",
        attributes=f"case_values: optional<AnyIntElementsAttr>, case_operand_segments: DenseI32ArrayAttr, {WEIGHTS}",
        syntax="$value `:` type($value) `,` $defaultDestination "
        "(`(` $defaultOperands^ `:` type($defaultOperands) `)`)? "
        "custom<SwitchOpCases>(ref(type($value)), $case_values, $case_operand_segments, $caseDestinations, "
        "$caseOperands, type($caseOperands)) attr-dict",
        custom={"SwitchOpCases": (parse_cases, print_cases)},
        traits=PURE | TERMINATOR | BRANCH | OPERAND_SEGMENTS,
        verify=verify_switch,
        doc="Goes to the block of a value, or to the default.",
    ),
    OpInfo(
        "llvm.return",
        operands="arg: optional<LLVM_Type>",
        syntax="attr-dict ($arg^ `:` type($arg))?",
        traits=PURE | TERMINATOR | RETURN_LIKE,
        verify=verify_return,
        doc="Leaves a function with its result.",
    ),
    OpInfo(
        "llvm.unreachable",
        syntax="attr-dict",
        traits=TERMINATOR,
        doc="Says that control does not come here.",
    ),
    OpInfo(
        "llvm.extractelement",
        operands="vector: LLVM_AnyVector, position: AnySignlessInteger",
        results="res: LLVM_Type",
        syntax="$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
        derived={"res": ("vector", element_type)},
        invariants=match_extract,
        infer=infer_extract,
        traits=PURE,
        doc="An element of a vector.",
    ),
    OpInfo(
        "llvm.insertelement",
        operands="vector: LLVM_AnyVector, value: LLVM_PrimitiveType, position: AnySignlessInteger",
        results="res: LLVM_AnyVector",
        syntax="$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
        derived={"res": ("vector", same), "value": ("vector", element_type)},
        invariants=match_insert,
        infer=infer_insert,
        traits=PURE,
        doc="A vector with an element replaced.",
    ),
    OpInfo(
        "llvm.shufflevector",
        operands="v1: LLVM_AnyVector, v2: LLVM_AnyVector",
        results="res: LLVM_AnyVector",
        attributes="mask: DenseI32ArrayAttr",
        syntax="$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
        custom={"ShuffleType": (parse_shuffle_type, print_shuffle_type)},
        derived={"v2": ("v1", same)},
        fold="pyopt.dialects.llvm.folds:fold_shuffle",
        invariants=match_shuffle,
        verify=verify_shuffle,
        traits=PURE | LOCAL_VERIFY,
        doc="Elements of two vectors in the order of a mask.",
    ),
)
