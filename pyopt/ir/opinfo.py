"""Declarations: OpInfo for an op, Dialect for the whole.

Everything is data but the hooks, which are plain functions. Strings (operands, results, regions, syntax) are kept as
written and compiled when the op is first met, so that declaring hundreds of ops costs nothing at start-up.
"""

from __future__ import annotations

from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Any, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Operation, Region, Value
    from pyopt.ir.protocols import DeclaredAttribute, DeclaredType
    from pyopt.ir.types import Type

    FoldResult: TypeAlias = Attribute | Value | list[Attribute | Value] | None
    Fold: TypeAlias = Callable[[Operation, list[Attribute | None]], FoldResult]
    Verify: TypeAlias = Callable[[Operation], str | None]
    VerifySymbols: TypeAlias = Callable[
        [Operation, Callable[[Operation, Attribute | None], Operation | None]], str | None
    ]
    Infer: TypeAlias = Callable[[list[Value], dict[str, Attribute]], list[Type] | str]
    VerifyAttribute: TypeAlias = Callable[[Operation, str, Attribute], str | None]
    VerifyArgument: TypeAlias = Callable[[Operation, str, Attribute, Type | None, bool], str | None]
    Compatible: TypeAlias = Callable[[list[Type], list[Type]], bool]
    AsmNames: TypeAlias = str | Callable[[Operation], str | list[tuple[int, str]] | None]
    BlockArgumentNames: TypeAlias = Callable[[Operation, Region], list[tuple[Value, str]]]
    Loaded: TypeAlias = Callable[..., Any]
    Reference: TypeAlias = "str | Loaded"
    """A function, or "module:function", which is loaded on first use."""
    Materialize: TypeAlias = Callable[[Attribute, Type], tuple[str, dict[str, Attribute]] | None]

# Traits and interfaces, as bits of OpInfo.traits.
PURE: Final = 1 << 0  # no memory effect, always speculatable
NO_MEMORY_EFFECT: Final = 1 << 1  # no memory effect, but maybe undefined behaviour (divisions)
CONSTANT_LIKE: Final = 1 << 2
COMMUTATIVE: Final = 1 << 3
TERMINATOR: Final = 1 << 4
RETURN_LIKE: Final = 1 << 5
ISOLATED: Final = 1 << 6  # isolated from above
SYMBOL: Final = 1 << 7
SYMBOL_TABLE: Final = 1 << 8
SAME_TYPES: Final = 1 << 9  # all operands and results have one type
SAME_OPERANDS: Final = 1 << 10  # all operands have one type
SAME_SHAPE: Final = 1 << 11  # all operands and results have one shape
SAME_OPERANDS_SHAPE: Final = 1 << 12
SAME_ELEMENT: Final = 1 << 13  # all operands and results have one element type
SAME_OPERANDS_ELEMENT: Final = 1 << 14
ELEMENTWISE: Final = 1 << 15
SINGLE_BLOCK: Final = 1 << 16
NO_TERMINATOR: Final = 1 << 17
GRAPH_REGION: Final = 1 << 18
AFFINE_SCOPE: Final = 1 << 19
AUTOMATIC_ALLOCATION_SCOPE: Final = 1 << 20
RECURSIVE_EFFECTS: Final = 1 << 21  # has the effects of its regions
RECURSIVELY_SPECULATABLE: Final = 1 << 22
IDEMPOTENT: Final = 1 << 23
INVOLUTION: Final = 1 << 24
OPERAND_SEGMENTS: Final = 1 << 25  # operandSegmentSizes
RESULT_SEGMENTS: Final = 1 << 26  # resultSegmentSizes
FIXED_BODY: Final = 1 << 27  # the verifier prescribes the ops of the body
BRANCH: Final = 1 << 28  # successor operands are forwarded to block arguments
LOOP: Final = 1 << 29
REGION_BRANCH: Final = 1 << 30
CAST: Final = 1 << 31
CALL: Final = 1 << 32
CALLABLE: Final = 1 << 33
SINGLE_BLOCK_IMPLICIT: Final = 1 << 35  # the terminator may be left out; see `implicit_terminator`
VIEW: Final = 1 << 34  # the result is another view of the memory of the first operand
READS: Final = 1 << 36
WRITES: Final = 1 << 37
ALLOCATES: Final = 1 << 38
FREES: Final = 1 << 39
EFFECT_WORDS: Final = (("reads", READS), ("writes", WRITES), ("allocates", ALLOCATES), ("frees", FREES))
CONDITIONALLY_SPECULATABLE: Final = 1 << 40
INFERS_TYPES: Final = 1 << 41  # result types follow from the rest (`infer`), so a format may leave them out
LOCAL_VERIFY: Final = 1 << 43  # `verify` and `infer` look at types and attributes only, so a good answer is kept
FRAME_VERIFY: Final = 1 << 42  # `verify` and `verify_regions` look at the op's frame only (`memo.verdict.frame_of`)

# What kind of integers an op divides (`OpInfo.divides`).
SIGNED: Final = "signed"
UNSIGNED: Final = "unsigned"
# What an op gives where an operand is zero (`OpInfo.at_zero`).
KEEPS_ZERO: Final = "zero"  # of one operand: zero
PRODUCT: Final = "product"  # zero, if either operand is
QUOTIENT: Final = "quotient"  # zero, if the left operand is and the right one is not
SHIFT: Final = "shift"  # zero, if the left operand is, whatever the right one is
SUM: Final = "sum"  # the other operand
DIFFERENCE: Final = "difference"  # the left operand if the right one is zero, else the negative of the right one


@final
class OpInfo:
    """The declaration of one op.

    operands, results: `name: constraint, name: variadic<constraint>, name: optional<constraint>`, constraint names from
        `pyopt.ir.constraints`. attributes: `name: constraint, name: optional<..>`, with `= default` where the reference
        elides a default (which an op has from the start, unless the attribute is optional): these are the op's
        inherent attributes, printed as properties in the generic form.
    regions: `name: any|sized<1>|...`; successors: `name: any, name: variadic`.
    syntax: the assembly format, as the documentation gives it; "" for ops with generic form or hand-written functions.
    parents: the op names of a HasParent trait.
    verify: returns the message of a violation (without "'op' op ") or None; for notes and other places it may
        raise `pyopt.ir.errors.DiagnosticError`. verify_regions: the same, called after the ops inside were verified.
    verify_symbols: the same for the symbols that the op refers to, called when the symbol table around it is verified;
        its second argument looks up a symbol reference from an op.
    invariants: like verify, for relations between the types of operands and results (TypesMatchWith, AllTypesMatch and
        other PredOpTraits), which the reference checks before the traits. It may look at types only.
    fold: (op, constant value of each operand or None) -> Attribute | Value (one result), a list (many), None (no fold).
        "module:function" is loaded on first use (`fold_function`), for dialects whose folds take time to load.
    fold_needs: the names of ops, separated by spaces: the fold gives nothing unless one of them makes an operand, or
        two operands are the same; "constant" stands for all constants. "" for a fold that is always asked.
    infer: (operands, attributes) -> result types, or a message. compatible: (inferred types, result types) -> whether
        these results are right too; without it they must be the inferred ones.
    asm_names: the SSA name that the reference suggests for the result (without `%`), names for each of the results with
        commas in between, or a function (op) -> name, or list of (result index, name) where several results start name
        groups, or None.
    block_argument_names: (op, region) -> (argument, name) pairs for the entry block's arguments.
    speculates: whether an op that is CONDITIONALLY_SPECULATABLE may be executed for nothing, if all inside of it may.
    effects: the memory effects on operands and results, `memref: reads writes, result: allocates`, or a function of the
        op that gives a mask of READS, WRITES, ALLOCATES and FREES, or None for unknown. Those on no value in particular
        are bits of `traits`.
    inits: the operand group of an op in destination style whose tensors the results are made from, one result a tensor.
    combines: the kind of combination (`pyopt.ir.reductions`) of an op that gives the same for numbers in any order.
    divides: `SIGNED` or `UNSIGNED` of an op that has no result where its second operand is 0, or, of signed integers,
        where -1 divides the least one.
    extents: the operand group that has the dynamic extents of the result, in an op that makes it of nothing but sizes.
    derived: name of an operand or result whose type the format leaves out -> (name of the one it follows from,
        function of that one's type); this is what TypesMatchWith and AllTypesMatch say.
    default_dialect: the dialect whose prefix may be left out directly inside the op's regions.
    result_shapes: "module:function" of what the extents of the results are (`pyopt.analysis.shapes.extents`).
    at_zero: what the result is where an operand is zero, which sparsification goes by: `KEEPS_ZERO` of one operand,
        `PRODUCT`, `QUOTIENT`, `SHIFT`, `SUM` or `DIFFERENCE` of two, or "".
    evaluate: what the op computes, for the interpreter: the values of the operands -> that of the result, a tuple of
        several, or () for none. Ops of ours have evaluators in `pyopt.interpreter.dialects`, which can do more.
    shape_transfer: "module:function" of what the op says of shapes (`pyopt.analysis.shapes.transfer`). Without it an op
        goes by its `result_shapes`, or by its traits.
    range_transfer: "module:function" of the range of integers that the result has, given those of the operands
        (`pyopt.analysis.dataflow.integer_ranges`).
    Where "module:function" may stand, a function may.
    parse, print: hand-written custom form: `parse(parser, loc) -> Operation`, `print(printer, op) -> None`. They are
        "module:function" strings or functions, and stand instead of `syntax`. form: "module:name" for both,
        functions of the module whose names begin with "parse_" and "print_".
    """

    __slots__ = (
        "asm_names",
        "at_zero",
        "attribute_names",
        "attributes",
        "block_argument_names",
        "checked_each_time",
        "combines",
        "compatible",
        "compiled_parse",
        "compiled_print",
        "constant_attribute",
        "custom",
        "default_dialect",
        "defaults",
        "derived",
        "dialect",
        "divides",
        "doc",
        "effects",
        "evaluate",
        "extents",
        "fold",
        "fold_needs",
        "implicit_terminator",
        "infer",
        "inits",
        "invariants",
        "name",
        "operands",
        "parents",
        "parse",
        "print",
        "range_transfer",
        "regions",
        "registered",
        "result_shapes",
        "results",
        "shape_transfer",
        "signature",
        "speculates",
        "successors",
        "syntax",
        "traits",
        "verify",
        "verify_regions",
        "verify_symbols",
    )

    def __init__(
        self,
        name: str,
        operands: str = "",
        results: str = "",
        attributes: str = "",
        regions: str = "",
        successors: str = "",
        syntax: str = "",
        traits: int = 0,
        doc: str = "",
        fold: Fold | str | None = None,
        verify: Verify | None = None,
        invariants: Verify | None = None,
        verify_regions: Verify | None = None,
        verify_symbols: VerifySymbols | None = None,
        infer: Infer | None = None,
        compatible: Compatible | None = None,
        parse: object = None,
        print: object = None,
        form: str = "",
        asm_names: AsmNames | None = None,
        block_argument_names: BlockArgumentNames | None = None,
        derived: dict[str, tuple[str, Callable[[Type], Type | None]]] | None = None,
        effects: Callable[[Operation], int | None] | str | None = None,
        speculates: Callable[[Operation], bool] | None = None,
        parents: tuple[str, ...] = (),
        inits: str = "",
        implicit_terminator: str = "",
        default_dialect: str = "",
        custom: dict[str, object] | None = None,
        registered: bool = True,
        fold_needs: str = "",
        result_shapes: Reference = "",
        shape_transfer: Reference = "",
        at_zero: str = "",
        extents: str = "",
        divides: str = "",
        combines: str = "",
        range_transfer: Reference = "",
        evaluate: Callable[..., object] | None = None,
    ) -> None:
        self.name = name
        self.operands = operands
        self.results = results
        self.attributes = attributes
        self.regions = regions
        self.successors = successors
        self.syntax = syntax
        if not isinstance(traits, int):
            raise TypeError(f"'{name}' op: traits: expected traits of pyopt.traits joined by |, not {traits!r}")
        if isinstance(effects, str):
            for word, bit in EFFECT_WORDS:
                if word in effects:
                    traits |= bit
        self.traits = traits
        self.doc = doc
        self.fold = fold
        self.fold_needs = fold_needs
        self.verify = verify
        self.invariants = invariants
        self.verify_regions = verify_regions
        self.verify_symbols = verify_symbols
        self.infer = infer
        self.compatible = compatible
        if form:
            module, _, stem = form.partition(":")
            parse, print = f"{module}:parse_{stem}", f"{module}:print_{stem}"
        self.parse = parse
        self.print = print
        self.asm_names = _of_each_result(asm_names) if isinstance(asm_names, str) and "," in asm_names else asm_names
        self.block_argument_names = block_argument_names
        self.derived = derived
        self.effects = effects
        self.speculates = speculates
        self.parents = parents
        self.inits = inits
        self.implicit_terminator = implicit_terminator
        self.custom = custom
        self.default_dialect = default_dialect
        self.registered = registered
        self.result_shapes = result_shapes
        self.shape_transfer = shape_transfer
        self.at_zero = at_zero
        self.extents = extents
        self.divides = divides
        self.combines = combines
        self.range_transfer = range_transfer
        self.evaluate = evaluate
        self.dialect: Dialect | None = None
        self.attribute_names: tuple[str, ...] = tuple(_declared_names(attributes)) if attributes else ()
        if traits & OPERAND_SEGMENTS:
            self.attribute_names += ("operandSegmentSizes",)
        if traits & RESULT_SEGMENTS:
            self.attribute_names += ("resultSegmentSizes",)
        # Where a constant's value is; "" if only the fold knows.
        self.constant_attribute = "value" if "value" in self.attribute_names else ""
        # Types and attributes do not decide whether an op is good.
        self.checked_each_time = (
            traits & (TERMINATOR | SYMBOL | BRANCH) != 0
            or parents != ()
            or (verify is not None and not traits & LOCAL_VERIFY)
        )
        # Filled on first use by the syntax and the verifier.
        self.compiled_parse: object = None
        self.compiled_print: object = None
        self.signature: object = None
        self.defaults: dict[str, Attribute] | None = None

    def fold_function(self) -> Fold | None:
        """The fold, loaded now if it was declared by its name."""
        fold = self.fold
        if isinstance(fold, str):
            fold = self.fold = load(fold)
        return fold

    def has(self, trait: int) -> bool:
        """Any of the given trait bits is set."""
        return self.traits & trait != 0


def load(reference: Reference) -> Loaded:
    """The function that is "module:function"; a function itself."""
    if not isinstance(reference, str):
        return reference
    module, _, name = reference.partition(":")
    loaded: Loaded = getattr(__import__(module, fromlist=(name,)), name)
    return loaded


def _of_each_result(names: str) -> AsmNames:
    """Creates a hook that gives these names, separated by commas, to the results in order."""
    groups = list(enumerate(names.split(", ")))

    def names_of(op: Operation) -> list[tuple[int, str]]:
        return groups

    return names_of


def _declared_names(text: str) -> list[str]:
    """The names in `name: constraint, name: constraint`, commas inside <> apart."""
    return [entry.split(":", 1)[0].strip() for entry in split_entries(text)]


def split_entries(text: str) -> list[str]:
    """Splits at commas that are outside of <>, () and []."""
    if "," not in text:
        text = text.strip()
        return [text] if text else []
    entries: list[str] = []
    open_entry = ""
    for piece in text.split(","):
        entry = open_entry + piece
        if open_brackets(entry):
            open_entry = entry + ","
        else:
            entries.append(entry.strip())
            open_entry = ""
    if open_entry:
        entries.append(open_entry[:-1].strip())
    elif not entries[-1]:
        entries.pop()
    return entries


def open_brackets(text: str) -> int:
    """How many brackets are open at the end of a text."""
    if "<" not in text and "(" not in text and "[" not in text:
        return 0
    closed = text.count(">") + text.count(")") + text.count("]")
    return text.count("<") + text.count("(") + text.count("[") - closed


def _check_list(what: str, given: object, kind: str, attribute: str) -> None:
    """Raises TypeError for what is no list of declarations of that kind, and no table of functions."""
    if given is None or isinstance(given, dict):
        return
    if not isinstance(given, (list, tuple)):
        raise TypeError(f"{what}: expected a list of {kind}, not {type(given).__name__}")
    seen: set[object] = set()
    for one in given:
        if not hasattr(one, attribute):
            raise TypeError(f"{what}: expected {kind}, not {type(one).__name__}")
        name: object = getattr(one, attribute)
        if name in seen:
            raise ValueError(f"{what}: {name} is declared twice")
        seen.add(name)


@final
class Dialect:
    """A dialect: its ops by name, its attributes and types by mnemonic.

    attributes, types: mnemonic -> parse function `(parser) -> Attribute | Type`, called after the mnemonic was taken;
        or a list of declarations (`pyopt.ir.parametric`).
    materialize: (attribute, type) -> (op name, attributes) of the op that makes the constant, or None; also
        "module:function".
    verify_attribute: (op, name, attribute) -> the whole message of what is wrong with a discardable attribute whose
        name begins with the dialect's, or None; what it raises without a place is said without the op.
    verify_argument: the same for an attribute of a function's argument or
        result, with its type, if the function type has one, and whether it is a result.
    rules: canonicalization rules (`pyopt.rewrite.rules`), also for ops of other dialects; None for dialects of ours,
        which have theirs in `pyopt.passes.canonicalize.<dialect>.rules`.
    buffer_facts, bufferizers: by the names of ops, what `pyopt.analysis.bufferization.facts` and
        `pyopt.passes.bufferize.dialects` have of dialects of ours. runtime_checks: the same for
        `pyopt.passes.verification.dialects`.
    dynamic: it is declared in IRDL: its ops have no properties.
    unknown_ops: ops that the dialect does not declare may be there, in generic form, without a flag.
    inlinable: its ops may be inlined. takes_inlined: ops may be inlined into the regions of its ops.
    """

    __slots__ = (
        "attributes", "buffer_facts", "bufferizers", "constants", "doc", "dynamic", "inlinable", "materialize", "name",
        "ops", "plugin", "rules", "runtime_checks", "takes_inlined", "types", "unknown_ops", "verify_argument",
        "verify_attribute",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        ops: Sequence[OpInfo],
        attributes: dict[str, Callable[..., Attribute]] | Sequence[DeclaredAttribute] | None = None,
        types: dict[str, Callable[..., Type]] | Sequence[DeclaredType] | None = None,
        materialize: Materialize | str | None = None,
        verify_attribute: VerifyAttribute | None = None,
        verify_argument: VerifyArgument | None = None,
        unknown_ops: bool = False,
        inlinable: bool = False,
        takes_inlined: bool = False,
        doc: str = "",
        rules: Sequence[object] | None = None,
        buffer_facts: dict[str, object] | None = None,
        bufferizers: dict[str, Any] | None = None,
        dynamic: bool = False,
        runtime_checks: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        _check_list(f"ops of the dialect '{name}'", ops, "OpInfo", "name")
        _check_list(f"types of the dialect '{name}'", types, "TypeInfo", "mnemonic")
        _check_list(f"attributes of the dialect '{name}'", attributes, "AttributeInfo", "mnemonic")
        self.ops: dict[str, OpInfo] = {}
        for op in ops:
            op.dialect = self
            self.ops[op.name] = op
        self.attributes: dict[str, Callable[..., Attribute]] = (
            attributes if isinstance(attributes, dict) else {one.mnemonic: one.parse for one in attributes or ()}
        )
        self.types: dict[str, Callable[..., Type]] = (
            types if isinstance(types, dict) else {one.mnemonic: one.parse for one in types or ()}
        )
        self.materialize = materialize
        self.constants: dict[tuple[Attribute, Type], tuple[OpInfo, dict[str, Attribute]]] = derived({})
        """Constants materialized for integers: the same few are wanted again and again."""
        self.verify_attribute = verify_attribute
        self.verify_argument = verify_argument
        self.unknown_ops = unknown_ops
        self.inlinable = inlinable
        self.takes_inlined = takes_inlined
        self.doc = doc
        self.rules = rules
        self.buffer_facts = buffer_facts
        self.bufferizers = bufferizers
        self.runtime_checks = runtime_checks
        self.dynamic = dynamic
        self.plugin = ""
        """The file or module that it comes from, once that was taken in; "" for dialects of ours."""
