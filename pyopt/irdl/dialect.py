"""The dialect irdl, of which IRDL files are written."""

from __future__ import annotations

from pyopt.ir.attributes import UNIT, ArrayAttr, Attribute, DialectAttribute, IntegerAttr, StringAttr
from pyopt.ir.constraints import register_type
from pyopt.ir.constraints_attributes import register_dialect_attribute
from pyopt.ir.core import Block, Operation, Region
from pyopt.ir.opinfo import ISOLATED, NO_TERMINATOR, PURE, SINGLE_BLOCK, SYMBOL, SYMBOL_TABLE, Dialect, OpInfo
from pyopt.ir.tables import unique
from pyopt.ir.types import I32, DialectType
from pyopt.irdl.names import verify_base
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import VerifySymbols
    from pyopt.ir.protocols import BodyPrinter
    from pyopt.syntax.format_parser import ParseState
    from pyopt.syntax.operand_parser import OperandParser
    from pyopt.syntax.printer import Printer

    Lookup: TypeAlias = Callable[[Operation, Attribute | None], Operation | None]

SINGLE: Final = "single"
VARIADICITIES: Final = (SINGLE, "optional", "variadic")


@final
class HandleType(DialectType):
    """!irdl.attribute or !irdl.region: the type of what constraints and regions of a declaration give."""

    __slots__ = ()


ATTRIBUTE: Final = HandleType("irdl.attribute")
REGION: Final = HandleType("irdl.region")
register_type("IRDL_AttributeType", "IRDL handle to an `mlir::Attribute`", lambda type: type is ATTRIBUTE, ATTRIBUTE)
register_type("IRDL_RegionType", "IRDL handle to a region definition", lambda type: type is REGION, REGION)
register_dialect_attribute("VariadicityArrayAttr", "", "irdl.variadicity_array")


@final
class VariadicityArrayAttr(DialectAttribute):
    """#irdl<variadicity_array[single, variadic]>: how many values each name stands for."""

    __slots__ = ("values",)

    def __init__(self, values: tuple[str, ...]) -> None:
        super().__init__("irdl.variadicity_array")
        self.values = values

    @staticmethod
    def get(values: tuple[str, ...]) -> VariadicityArrayAttr:
        return _arrays.get(values) or _arrays.setdefault(values, VariadicityArrayAttr(values))

    def body(self, printer: BodyPrinter) -> str:
        return f"[{', '.join(' ' + one for one in self.values)}]"


_arrays: dict[tuple[str, ...], VariadicityArrayAttr] = unique({})


def _parse_array(p: OperandParser) -> Attribute:
    p.expect("[")
    values: list[str] = []
    while p.peek() != "]":
        if values:
            p.expect(",")
        values.append(p.take_keyword())
    p.expect("]")
    return VariadicityArrayAttr.get(tuple(values))


# The forms that no format can say.


def parse_body(p: OperandParser, state: ParseState, arguments: list[str]) -> None:
    """`{ ops }`, of one block; without ops it may be left out."""
    region = p.parse_region(None, "") if p.peek() == "{" else Region()
    if region.first is None:
        region.append(Block())
    state.regions[arguments[0]] = [region]


def print_body(pr: Printer, op: Operation, arguments: list[str]) -> None:
    block = op.regions[0].first
    if block is not None and block.first is not None:
        pr.region(op.regions[0], entry_arguments=False)


def parse_named(p: OperandParser, state: ParseState, arguments: list[str]) -> None:
    """`(a: %0, b: variadic %1)`."""
    names: list[Attribute] = []
    variadicities: list[str] = []
    operands = state.operands.setdefault(arguments[0], [])
    p.expect("(")
    while p.peek() != ")":
        if names:
            p.expect(",")
        names.append(StringAttr.get(p.take_keyword()))
        p.expect(":")
        variadicities.append(p.take_keyword() if p.peek() in VARIADICITIES and len(arguments) > 2 else SINGLE)
        operands.append(p.take_operand())
    p.expect(")")
    state.attributes[arguments[1]] = ArrayAttr.get(tuple(names))
    if len(arguments) > 2:
        state.attributes[arguments[2]] = VariadicityArrayAttr.get(tuple(variadicities))


def print_named(pr: Printer, op: Operation, arguments: list[str]) -> None:
    kinds = op.attributes.get("variadicity")
    words = kinds.values if isinstance(kinds, VariadicityArrayAttr) else (SINGLE,) * len(op.operands)
    parts = [
        f"{name}: {'' if word == SINGLE else word + ' '}{operand.name}"
        for name, word, operand in zip(names_of(op, arguments[1]), words, op.operands, strict=False)
    ]
    pr.write(f"({', '.join(parts)})")


def parse_attributes(p: OperandParser, state: ParseState, arguments: list[str]) -> None:
    """`{"count" = %0}`."""
    names: list[Attribute] = []
    operands = state.operands.setdefault("attributeValues", [])
    if p.accept("{"):
        while p.peek() != "}":
            if names:
                p.expect(",")
            names.append(StringAttr.get(p.take_string()))
            p.expect("=")
            operands.append(p.take_operand())
        p.expect("}")
    state.attributes["attributeValueNames"] = ArrayAttr.get(tuple(names))


def print_attributes(pr: Printer, op: Operation, arguments: list[str]) -> None:
    names = names_of(op, "attributeValueNames")
    parts = [f'"{name}" = {operand.name}' for name, operand in zip(names, op.operands, strict=False)]
    if parts:
        pr.write(f"{{{', '.join(parts)}}}")


def parse_region_form(p: OperandParser, loc: int) -> Operation:
    """`irdl.region`, `irdl.region(%0)`, `irdl.region() with size 2`."""
    attributes: dict[str, Attribute] = {}
    operands: list[int] = []
    if p.accept("("):
        attributes["constrainedArguments"] = UNIT
        operands = p.take_operand_list()
        p.expect(")")
    if p.accept("with"):
        p.expect("size")
        attributes["numberOfBlocks"] = IntegerAttr.get(p.take_signed_integer(32), I32)
    given = p.parse_optional_attr_dict()
    values = p.resolve_operands(operands, [ATTRIBUTE] * len(operands), loc)
    return Operation(p.declared("irdl.region"), values, (REGION,), {**attributes, **given}, loc)


def print_region_form(pr: Printer, op: Operation) -> None:
    if "constrainedArguments" in op.attributes:
        pr.write(f"({pr.operands(op.operands)})")
    size = op.attributes.get("numberOfBlocks")
    if isinstance(size, IntegerAttr):
        pr.write(f" with size {size.value}")
    pr.optional_attr_dict(op, ("constrainedArguments", "numberOfBlocks"))


def names_of(op: Operation, attribute: str) -> list[str]:
    """The texts of an array of strings."""
    found = op.attributes.get(attribute)
    return [one.value for one in found.elements if isinstance(one, StringAttr)] if isinstance(found, ArrayAttr) else []


_BODY: Final[dict[str, object]] = {"SingleBlockRegion": (parse_body, print_body)}
_NAMED: Final[dict[str, object]] = {"Named": (parse_named, print_named)}
_DEFINITION: Final = ("irdl.type", "irdl.attribute", "irdl.operation")


def _definition(name: str, traits: int, parents: tuple[str, ...], doc: str) -> OpInfo:
    return OpInfo(
        f"irdl.{name}",
        attributes="sym_name: SymbolNameAttr",
        regions="body: sized<1>",
        syntax="$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
        custom=_BODY,
        traits=traits | NO_TERMINATOR | SYMBOL | SINGLE_BLOCK,
        parents=parents,
        doc=doc,
    )


def _values(name: str, parents: tuple[str, ...], doc: str) -> OpInfo:
    return OpInfo(
        f"irdl.{name}",
        operands="args: variadic<IRDL_AttributeType>",
        attributes="names: ArrayAttr, variadicity: VariadicityArrayAttr",
        syntax="`` custom<Named>($args, $names, $variadicity) attr-dict",
        custom=_NAMED,
        parents=parents,
        doc=doc,
    )


def _verify_base_reference(op: Operation, lookup: Lookup) -> str | None:
    return _reference_problem(op, "base_ref", lookup)


def _verify_parametric_reference(op: Operation, lookup: Lookup) -> str | None:
    return _reference_problem(op, "base_type", lookup)


def _reference_problem(op: Operation, name: str, lookup: Lookup) -> str | None:
    """What is wrong with a reference to a type or attribute, which is looked up from outside of the dialect."""
    definition = op.parent_op()
    dialect = None if definition is None else definition.parent_op()
    around = None if dialect is None else dialect.parent_op()
    reference = op.attributes.get(name)
    if reference is None or around is None:
        return None
    found = lookup(around, reference)
    if found is None:
        return f"symbol '{reference}' not found"
    if found.info.name not in ("irdl.type", "irdl.attribute"):
        other = found.info.name
        return f"symbol '{reference}' does not refer to a type or attribute definition (refers to '{other}')"
    return None


def _constraint(
    name: str,
    syntax: str,
    doc: str,
    operands: str = "",
    attributes: str = "",
    symbols: VerifySymbols | None = None,
    verify: Callable[[Operation], str | None] | None = None,
) -> OpInfo:
    return OpInfo(
        f"irdl.{name}",
        operands=operands,
        results="output: IRDL_AttributeType",
        attributes=attributes,
        syntax=syntax,
        traits=PURE,
        parents=_DEFINITION if name != "c_pred" else (),
        verify=verify,
        verify_symbols=symbols,
        doc=doc,
    )


_MANY: Final = "args: variadic<IRDL_AttributeType>"

DIALECT: Final = Dialect(
    "irdl",
    (
        _definition("dialect", ISOLATED | SYMBOL_TABLE, (), "A dialect."),
        _definition("type", 0, ("irdl.dialect",), "A type of a dialect."),
        _definition("attribute", 0, ("irdl.dialect",), "An attribute of a dialect."),
        _definition("operation", 0, ("irdl.dialect",), "An op of a dialect."),
        OpInfo(
            "irdl.parameters",
            operands=_MANY,
            attributes="names: ArrayAttr",
            syntax="`` custom<Named>($args, $names) attr-dict",
            custom=_NAMED,
            parents=("irdl.attribute", "irdl.type"),
            doc="The constraints on the parameters of a type or attribute.",
        ),
        _values("operands", ("irdl.operation",), "The constraints on the operands of an op."),
        _values("results", ("irdl.operation",), "The constraints on the results of an op."),
        OpInfo(
            "irdl.attributes",
            operands="attributeValues: variadic<IRDL_AttributeType>",
            attributes="attributeValueNames: ArrayAttr",
            syntax="custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict",
            custom={"AttributesOp": (parse_attributes, print_attributes)},
            parents=("irdl.operation",),
            doc="The constraints on the attributes of an op.",
        ),
        OpInfo(
            "irdl.region",
            operands="entryBlockArgs: variadic<IRDL_AttributeType>",
            attributes="numberOfBlocks: optional<I32Attr>, constrainedArguments: UnitAttr",
            results="output: IRDL_RegionType",
            parse=parse_region_form,
            print=print_region_form,
            parents=("irdl.operation",),
            doc="The constraints on a region of an op.",
        ),
        OpInfo(
            "irdl.regions",
            operands="args: variadic<IRDL_RegionType>",
            attributes="names: ArrayAttr",
            syntax="`` custom<Named>($args, $names) attr-dict",
            custom=_NAMED,
            parents=("irdl.operation",),
            doc="The regions of an op.",
        ),
        _constraint("is", "$expected ` ` attr-dict", "One attribute or type.", attributes="expected: AnyAttr"),
        _constraint(
            "base",
            "($base_ref^)? ($base_name^)? ` ` attr-dict",
            "All instances of a type or attribute.",
            attributes="base_ref: optional<SymbolRefAttr>, base_name: optional<StrAttr>",
            symbols=_verify_base_reference,
            verify=verify_base,
        ),
        _constraint(
            "parametric",
            "$base_type `<` $args `>` ` ` attr-dict",
            "Instances whose parameters satisfy constraints.",
            operands=_MANY,
            attributes="base_type: SymbolRefAttr",
            symbols=_verify_parametric_reference,
        ),
        _constraint("any", "attr-dict", "Whatever there is."),
        _constraint("any_of", "`(` $args `)` ` ` attr-dict", "One of several constraints.", operands=_MANY),
        _constraint("all_of", "`(` $args `)` ` ` attr-dict", "All of several constraints.", operands=_MANY),
        _constraint("c_pred", "$pred ` ` attr-dict", "A predicate of C++.", attributes="pred: StrAttr"),
    ),
    types={"attribute": lambda parser: ATTRIBUTE, "region": lambda parser: REGION},
    attributes={"variadicity_array": _parse_array},
    doc="Declarations of dialects.",
)
