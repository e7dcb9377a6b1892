"""Constraints on types by their ODS names, with the words of the reference; those on attributes are in
`constraints_attributes`.

A constraint is asked for by its text, `TensorOf<[I32, Index]>`; the objects are made on first need and kept. Dialects
add names with `register_type`, families (names with arguments) with `register_type_family`.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.opinfo import split_entries
from pyopt.ir.strides import is_strided
from pyopt.ir.tables import derived
from pyopt.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    F80,
    F128,
    FLOATS,
    INDEX,
    NONE,
    SIGNED,
    SIGNLESS,
    TF32,
    UNSIGNED,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    OpaqueType,
    ShapedType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final

if TYPE_CHECKING:
    TypePredicate: TypeAlias = Callable[[Type], bool]
    AttributePredicate: TypeAlias = Callable[[Attribute], bool]
    TypeFamily: TypeAlias = Callable[[list[str]], "TypeConstraint"]


class Constraint:
    """Base class of the constraints on types and attributes.

    name: the ODS name; summary: what messages say it must be; literal_type: the one type of a buildable type
    constraint, or the type that an attribute's literal takes (`$x` reads `3` where the generic form has `3 : i64`).
    parse, parse_optional, print: how the attribute is read and written as `$x` if not like any attribute;
    keywords: bare keyword -> attribute, for enums that are written as one; flags: names -> attribute of a set of flags.
    as_property: for what is a property and no attribute, what is held of what the generic form gives, None if it is
    wrong; storage: what messages expect instead.
    """

    __slots__ = (
        "as_property", "flags", "keywords", "literal_type", "name", "parse", "parse_optional", "print", "storage",
        "summary",
    )  # fmt: skip

    def __init__(self, name: str, summary: str, literal_type: Type | None = None) -> None:
        self.name = name
        self.summary = summary
        self.literal_type = literal_type
        self.parse: Callable[..., Attribute] | None = None
        self.parse_optional: Callable[..., Attribute | None] | None = None
        self.print: Callable[..., str] | None = None
        self.keywords: dict[str, Attribute] | None = None
        self.flags: Callable[[Sequence[str]], Attribute] | None = None
        self.as_property: Callable[[Attribute], Attribute | None] | None = None
        self.storage = ""

    def accepts_kind(self, attribute: Attribute) -> bool:
        """The attribute is of the right class, whatever it holds."""
        return True


@final
class TypeConstraint(Constraint):
    """A predicate on types; answers are kept. `kind` asks about the class only (the reference's C++ class).

    parse_body: what reads the type where a format leaves out its name, `<3>` for `!llvm.ptr<3>`: in `type($x)`
        that is not `qualified`. None if the class has no such text.
    """

    __slots__ = ("kind", "known", "parse_body", "predicate")

    def __init__(
        self,
        name: str,
        summary: str,
        predicate: TypePredicate,
        literal_type: Type | None = None,
        kind: TypePredicate | None = None,
    ) -> None:
        super().__init__(name, summary, literal_type)
        self.predicate = predicate
        self.kind = kind
        self.parse_body: Callable[..., Type] | None = None
        self.known: dict[Type, bool] = derived({})

    def accepts(self, type: Type) -> bool:
        found = self.known.get(type)
        if found is None:
            found = self.known[type] = self.predicate(type)
        return found


@final
class AttributeConstraint(Constraint):
    """A predicate on attributes. `kind` asks about the class only (the reference's storage type)."""

    __slots__ = ("kind", "predicate")

    def __init__(
        self,
        name: str,
        summary: str,
        predicate: AttributePredicate,
        literal_type: Type | None = None,
        kind: AttributePredicate | None = None,
    ) -> None:
        super().__init__(name, summary, literal_type)
        self.predicate = predicate
        self.kind = kind

    def accepts(self, attribute: Attribute) -> bool:
        return self.predicate(attribute)

    def accepts_kind(self, attribute: Attribute) -> bool:
        return True if self.kind is None else self.kind(attribute)


def class_name(constraint: TypeConstraint) -> str:
    """The name of the class that `TypeConstraint.kind` asks for, `builtin.memref`; "" for an interface, which has none.

    The reference declares many constraints with a class of types, and its parser takes nothing else where a format has
    the type of something that the constraint is on.
    """
    return "" if constraint.kind is None else CLASS_NAMES.get(constraint.kind, "")


# Look-up.


def type_constraint(text: str) -> TypeConstraint:
    """The constraint that the text names; a ValueError for an unknown one."""
    found = _types.get(text)
    if found is None:
        name, arguments = split_arguments(_ALIASES.get(text, text))
        family = _type_families.get(name)
        if family is None or arguments is None:
            raise ValueError(f"unknown type constraint '{text}'")
        found = family(arguments)
        found.name = text
        _types[text] = found
    return found


def known_type_constraints() -> list[str]:
    """The names of the type constraints without arguments."""
    return list({**_types, **_ALIASES})


def split_arguments(text: str) -> tuple[str, list[str] | None]:
    """`Name<a, [b, c]>` -> ("Name", ["a", "[b, c]"]); ("Name", None) without arguments."""
    name, angle, rest = text.partition("<")
    if not angle or not rest.endswith(">"):
        return text, None
    return name.strip(), split_entries(rest[:-1])


def list_of(argument: str) -> list[str]:
    """The entries of `[a, b]`; a lone `a` is taken for `[a]`."""
    if argument.startswith("[") and argument.endswith("]"):
        return split_entries(argument[1:-1])
    return [argument]


def register_type(
    name: str,
    summary: str,
    predicate: TypePredicate,
    literal_type: Type | None = None,
    kind: TypePredicate | None = None,
) -> None:
    """Makes a type constraint known; registering a name again changes nothing."""
    if name not in _types:
        _types[name] = TypeConstraint(name, summary, predicate, literal_type, kind)


def register_type_family(name: str, family: TypeFamily) -> None:
    """Makes `name<...>` known; `family` gets the arguments' texts."""
    _type_families.setdefault(name, family)


# Predicates.


def _any(type: Type) -> bool:
    return True


def is_integer(type: Type) -> bool:
    return isinstance(type, IntegerType)


def is_signless(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.signedness == SIGNLESS


def _is_signed(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.signedness == SIGNED


def _is_unsigned(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.signedness == UNSIGNED


def is_signless_or_index(type: Type) -> bool:
    return type is INDEX or (isinstance(type, IntegerType) and type.signedness == SIGNLESS)


def is_float(type: Type) -> bool:
    return isinstance(type, FloatType)


def is_vector(type: Type) -> bool:
    """A vector of rank 1 or more, what ODS calls a vector."""
    return isinstance(type, VectorType) and type.shape != ()


def is_tensor(type: Type) -> bool:
    return isinstance(type, TensorType)


def is_ranked_tensor(type: Type) -> bool:
    return isinstance(type, TensorType) and type.shape is not None


def is_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is not None


def has_value_semantics(type: Type) -> bool:
    return isinstance(type, (VectorType, TensorType))


def _rank(type: Type) -> int:
    """The rank, -1 if there is none."""
    return len(type.shape) if isinstance(type, ShapedType) and type.shape is not None else -1


@final
class _Container:
    """A predicate: `kind` holds, and the element type satisfies one of `elements`."""

    def __init__(self, kind: TypePredicate, elements: list[TypeConstraint]) -> None:
        self.kind = kind
        self.elements = elements

    def accepts(self, type: Type) -> bool:
        if not self.kind(type):
            return False
        assert isinstance(type, ShapedType)
        element = type.element_type
        return any(constraint.accepts(element) for constraint in self.elements)


@final
class _Like:
    """A predicate: `scalar` holds for the type itself, or for the elements of a container that `container` accepts."""

    def __init__(self, scalar: TypePredicate, container: TypePredicate) -> None:
        self.scalar = scalar
        self.container = container

    def accepts(self, type: Type) -> bool:
        if self.scalar(type):
            return True
        return self.container(type) and isinstance(type, ShapedType) and self.scalar(type.element_type)


@final
class _Ranks:
    """A predicate: `kind` holds and the rank is one of `ranks`."""

    def __init__(self, kind: TypePredicate, ranks: tuple[int, ...]) -> None:
        self.kind = kind
        self.ranks = ranks

    def accepts(self, type: Type) -> bool:
        return self.kind(type) and _rank(type) in self.ranks


def constraints_of(argument: str) -> list[TypeConstraint]:
    """The constraints in `[A, B]`."""
    return [type_constraint(entry) for entry in list_of(argument)]


def alternatives(constraints: list[TypeConstraint]) -> str:
    """The name in messages of one of several constraints."""
    return " or ".join([constraint.summary for constraint in constraints])


def container(
    prefix: str, kind: TypePredicate, elements: list[TypeConstraint], of_class: TypePredicate | None = None
) -> TypeConstraint:
    """`prefix of <elements> values`."""
    summary = f"{prefix} of {alternatives(elements)} values"
    return TypeConstraint("", summary, _Container(kind, elements).accepts, None, of_class)


# Families with a container kind: name -> (summary's beginning, predicate of the container).


def _is_unranked_tensor(type: Type) -> bool:
    return isinstance(type, TensorType) and type.shape is None


def _is_static_tensor(type: Type) -> bool:
    return isinstance(type, TensorType) and type.has_static_shape()


def _is_non0_tensor(type: Type) -> bool:
    return isinstance(type, TensorType) and type.shape is not None and type.shape != ()


def _is_non0_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is not None and type.shape != ()


def _is_static_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.has_static_shape()


def _is_unranked_memref(type: Type) -> bool:
    return isinstance(type, MemRefType) and type.shape is None


def _is_any_memref(type: Type) -> bool:
    return isinstance(type, MemRefType)


def is_any_vector(type: Type) -> bool:
    return isinstance(type, VectorType)


def _is_fixed_vector(type: Type) -> bool:
    return isinstance(type, VectorType) and True not in type.scalable


def _is_fixed_vector_with_dimensions(type: Type) -> bool:
    return is_vector(type) and _is_fixed_vector(type)


def _is_tensor_or_memref(type: Type) -> bool:
    return is_tensor(type) or is_memref(type)


def _is_scalable_vector(type: Type) -> bool:
    return isinstance(type, VectorType) and True in type.scalable


def _is_shaped(type: Type) -> bool:
    return isinstance(type, ShapedType)


CONTAINERS: Final[dict[str, tuple[str, TypePredicate, TypePredicate | None]]] = {
    "TensorOf": ("tensor", is_tensor, is_tensor),
    "RankedTensorOf": ("ranked tensor", is_ranked_tensor, is_ranked_tensor),
    "StaticShapeTensorOf": ("statically shaped tensor", _is_static_tensor, is_ranked_tensor),
    "MemRefOf": ("memref", is_memref, is_memref),
    "UnrankedMemRefOf": ("unranked.memref", _is_unranked_memref, _is_unranked_memref),
    "RankedOrUnrankedMemRefOf": ("ranked or unranked memref", _is_any_memref, _is_any_memref),
    "Non0RankedMemRefOf": ("non-0-ranked.memref", _is_non0_memref, is_memref),
    "StaticShapeMemRefOf": ("statically shaped memref", _is_static_memref, is_memref),
    "StridedMemRefOf": ("strided memref", is_strided, is_memref),
    "TensorOrMemRef": ("Tensor or MemRef", _is_tensor_or_memref, None),
    "VectorOfNonZeroRankOf": ("vector", is_vector, is_any_vector),
    "VectorOfAnyRankOf": ("vector", is_any_vector, is_any_vector),
    "FixedVectorOfNonZeroRankOf": ("fixed-length vector", _is_fixed_vector_with_dimensions, is_any_vector),
    "FixedVectorOfAnyRank": ("fixed-length vector", _is_fixed_vector, is_any_vector),
}


@final
class _ContainerFamily:
    def __init__(self, prefix: str, kind: TypePredicate, of_class: TypePredicate | None) -> None:
        self.prefix = prefix
        self.kind = kind
        self.of_class = of_class

    def make(self, arguments: list[str]) -> TypeConstraint:
        return container(self.prefix, self.kind, constraints_of(arguments[0]), self.of_class)


@final
class _RankFamily:
    """Containers of given ranks; the ranks come from the name (1DTensorOf) or as the second argument."""

    def __init__(self, noun: str, kind: TypePredicate, ranks: tuple[int, ...]) -> None:
        self.noun = noun
        self.kind = kind
        self.ranks = ranks

    def make(self, arguments: list[str]) -> TypeConstraint:
        ranks = self.ranks or tuple([int(text) for text in list_of(arguments[1])])
        prefix = "/".join([f"{rank}D" for rank in ranks]) + " " + self.noun
        return container(prefix, _Ranks(self.kind, ranks).accepts, constraints_of(arguments[0]), self.kind)


@final
class _VectorRankFamily:
    """Vectors of given ranks, VectorOfRank<[1]>, whose summary is the reference's own, leading space and all."""

    def __init__(self, kind: TypePredicate) -> None:
        self.kind = kind

    def make(self, arguments: list[str]) -> TypeConstraint:
        ranks = list_of(arguments[0])
        accepts = _Ranks(self.kind, tuple([int(text) for text in ranks])).accepts
        return TypeConstraint("", " of ranks " + "/".join(ranks), accepts, None, is_any_vector)


def _vector_of_rank_and_type(arguments: list[str]) -> TypeConstraint:
    """VectorOfRankAndType<[1], [F32]>."""
    options = [
        type_constraint(f"VectorOfNonZeroRankOf<{arguments[1]}>"),
        type_constraint(f"VectorOfRank<{arguments[0]}>"),
    ]
    summary = options[0].summary + options[1].summary
    return TypeConstraint("", summary, _AnyOf(options).accepts_all, None, is_any_vector)


@final
class _AnyOf:
    def __init__(self, options: list[TypeConstraint]) -> None:
        self.options = options

    def accepts(self, type: Type) -> bool:
        return any(option.accepts(type) for option in self.options)

    def accepts_all(self, type: Type) -> bool:
        return all(option.accepts(type) for option in self.options)


def _any_type_of(arguments: list[str]) -> TypeConstraint:
    """AnyTypeOf<[A, B], "summary">."""
    options = constraints_of(arguments[0])
    summary = arguments[1].strip('"') if len(arguments) > 1 else ""
    return TypeConstraint("", summary or alternatives(options), _AnyOf(options).accepts)


@final
class _ElementOf:
    def __init__(self, elements: list[TypeConstraint]) -> None:
        self.elements = elements

    def complex(self, type: Type) -> bool:
        return isinstance(type, ComplexType) and any(one.accepts(type.element_type) for one in self.elements)


def _strided_of_rank(arguments: list[str]) -> TypeConstraint:
    """AnyStridedMemRefOfRank<N>."""
    summary = f"strided memref of any type values of rank {arguments[0]}"
    return TypeConstraint("", summary, _Ranks(is_strided, (int(arguments[0]),)).accepts, None, is_memref)


def _complex_of(arguments: list[str]) -> TypeConstraint:
    elements = constraints_of(arguments[0])
    return TypeConstraint(
        "", f"complex type with {alternatives(elements)} elements", _ElementOf(elements).complex, None, _is_complex
    )


@final
class _Is:
    """A predicate: this one type."""

    def __init__(self, type: Type) -> None:
        self.type = type

    def accepts(self, type: Type) -> bool:
        return type is self.type


@final
class _IsDialectType:
    """A predicate: a dialect's own type by its keyword `dialect.mnemonic`, whether it is registered or kept as text."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def accepts(self, type: Type) -> bool:
        if isinstance(type, DialectType):
            return type.keyword == self.keyword
        return isinstance(type, OpaqueType) and type.text.partition("<")[0] == self.keyword


def register_dialect_type(name: str, summary: str, keyword: str, literal_type: Type | None = None) -> None:
    """Makes known a constraint that accepts the dialect type with the keyword, whatever its parameters."""
    register_type(name, summary, _IsDialectType(keyword).accepts, literal_type)


def _is_function(type: Type) -> bool:
    return isinstance(type, FunctionType)


def _is_complex(type: Type) -> bool:
    return isinstance(type, ComplexType)


_is_none: Final = _Is(NONE).accepts
_is_index: Final = _Is(INDEX).accepts

CLASS_NAMES: Final[dict[TypePredicate, str]] = {
    _is_none: "builtin.none",
    _is_index: "builtin.index",
    is_integer: "builtin.integer",
    _is_complex: "builtin.complex",
    _is_function: "builtin.function",
    is_ranked_tensor: "builtin.tensor",
    is_memref: "builtin.memref",
    _is_unranked_memref: "builtin.unranked_memref",
    is_any_vector: "builtin.vector",
}
"""The names of classes of types, by the predicates that `kind` of a constraint may be. Interfaces have none."""

_types: dict[str, TypeConstraint] = {}
_type_families: dict[str, TypeFamily] = {}


def _register_builtin() -> None:
    """Fills the tables; called once, when the module is loaded."""
    register_type("AnyType", "any type", _any)
    register_type("NoneType", "none type", _is_none, NONE, _is_none)
    register_type("Index", "index", _is_index, INDEX, _is_index)
    register_type("AnyInteger", "integer", is_integer, None, is_integer)
    register_type("AnySignlessInteger", "signless integer", is_signless, None, is_integer)
    register_type("AnySignedInteger", "signed integer", _is_signed)
    register_type("AnyUnsignedInteger", "unsigned integer", _is_unsigned)
    register_type("AnySignlessIntegerOrIndex", "signless integer or index", is_signless_or_index)
    for width in (1, 8, 16, 32, 64):
        one = IntegerType.get(width)
        register_type(f"I{width}", f"{width}-bit signless integer", _Is(one).accepts, one, is_integer)
    register_type("AnyFloat", "floating-point", is_float, None, is_float)
    for kind in (F16, F32, F64, F80, F128):
        register_type(f"F{kind.width}", f"{kind.width}-bit float", _Is(kind).accepts, kind, is_float)
    register_type("BF16", "bfloat16 type", _Is(BF16).accepts, BF16)
    register_type("TF32", "tf32 type", _Is(TF32).accepts, TF32)
    for name, kind in FLOATS.items():
        if kind.width <= 8:
            register_type("F" + name[1:], f"{name} type", _Is(kind).accepts, kind)
    register_type("AnyComplex", "complex-type", _is_complex, None, _is_complex)
    register_type("FunctionType", "function type", _is_function, None, _is_function)
    for name, (prefix, predicate, of_class) in CONTAINERS.items():
        register_type_family(name, _ContainerFamily(prefix, predicate, of_class).make)
    for rank in range(5):
        register_type_family(f"{rank}DTensorOf", _RankFamily("tensor", is_ranked_tensor, (rank,)).make)
    register_type_family("TensorRankOf", _RankFamily("tensor", is_ranked_tensor, ()).make)
    register_type_family("MemRefRankOf", _RankFamily("memref", is_memref, ()).make)
    register_type_family("StridedMemRefRankOf", _RankFamily("memref", is_memref, ()).make)
    register_type_family("AnyStridedMemRefOfRank", _strided_of_rank)
    register_type_family("VectorOfRank", _VectorRankFamily(is_vector).make)
    register_type_family("ScalableVectorOfRank", _VectorRankFamily(_is_scalable_vector).make)
    register_type_family("VectorOfRankAndType", _vector_of_rank_and_type)
    register_type_family("AnyTypeOf", _any_type_of)
    register_type_family("Complex", _complex_of)
    summary = "non-0-ranked or unranked tensor"
    register_type(
        "AnyNon0RankedOrUnrankedTensor", summary, _Or(_is_unranked_tensor, _is_non0_tensor).accepts, None, is_tensor
    )
    register_type("TensorLike", "TensorLikeType instance", is_tensor, None, is_tensor)
    register_type("BufferLike", "BufferLikeType instance", _is_any_memref, None, _is_any_memref)
    register_type("AnyShaped", "shaped of any type values", _is_shaped, None, _is_shaped)
    i1 = IntegerType.get(1)
    values = has_value_semantics
    register_type("BoolLike", "bool-like", _Like(_Is(i1).accepts, values).accepts)
    register_type("BoolLikeOfAnyRank", "bool-like", _Like(_Is(i1).accepts, values).accepts)
    register_type("SignlessIntegerLike", "signless-integer-like", _Like(is_signless_or_index, values).accepts)
    register_type("SignlessIntegerLikeOfAnyRank", "signless-integer-like", _Like(is_signless_or_index, values).accepts)
    summary = "signless-fixed-width-integer-like"
    register_type("SignlessFixedWidthIntegerLike", summary, _Like(is_signless, values).accepts)
    register_type("FloatLike", "floating-point-like", _Like(is_float, values).accepts)


@final
class _Or:
    """A predicate: either of two."""

    def __init__(self, left: TypePredicate, right: TypePredicate) -> None:
        self.left = left
        self.right = right

    def accepts(self, type: Type) -> bool:
        return self.left(type) or self.right(type)


_ALIASES: Final[dict[str, str]] = {
    "AnyTensor": "TensorOf<[AnyType]>",
    "AnyRankedTensor": "RankedTensorOf<[AnyType]>",
    "AnyStaticShapeTensor": "StaticShapeTensorOf<[AnyType]>",
    "AnyMemRef": "MemRefOf<[AnyType]>",
    "AnyUnrankedMemRef": "UnrankedMemRefOf<[AnyType]>",
    "AnyRankedOrUnrankedMemRef": "RankedOrUnrankedMemRefOf<[AnyType]>",
    "AnyNon0RankedMemRef": "Non0RankedMemRefOf<[AnyType]>",
    "AnyNon0RankedOrUnrankedMemRef": "AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>",
    "AnyStaticShapeMemRef": "StaticShapeMemRefOf<[AnyType]>",
    "AnyStridedMemRef": "StridedMemRefOf<[AnyType]>",
    "AnyVectorOfNonZeroRank": "VectorOfNonZeroRankOf<[AnyType]>",
    "AnyVectorOfAnyRank": "VectorOfAnyRankOf<[AnyType]>",
    "AnyFixedVectorOfAnyRank": "FixedVectorOfAnyRank<[AnyType]>",
    "IndexTensor": "TensorOf<[Index]>",
}

_register_builtin()
