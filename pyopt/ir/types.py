"""Builtin types.

Types are immutable and interned: each class has one `get` that returns the one object for its parameters, so that
equal types are identical and comparison is `is`. The constructor is private to `get`. Text is the printer's business
(`pyopt.syntax`); nothing here parses or prints.
"""

from __future__ import annotations

from pyopt.ir.tables import unique, whole, wholes
from pyopt.light import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from pyopt.ir.attributes import Attribute
    from pyopt.ir.protocols import BodyPrinter

SIGNLESS: Final = 0
SIGNED: Final = 1
UNSIGNED: Final = 2

DYNAMIC: Final = -(1 << 63)
"""The extent, stride or offset that text spells `?` (the reference's kDynamic)."""
MAX_EXTENT: Final = (1 << 63) - 1
"""The largest extent that a type may have."""


class Type:
    """The root of all types; interned, compared with `is`."""

    __slots__ = ()

    def __copy__(self) -> Type:
        return self

    def __deepcopy__(self, memo: object) -> Type:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from pyopt.ir.opinfo import load

        found: tuple[object, ...] = load("pyopt.syntax.pickling:pickled")(self)
        return found

    def __str__(self) -> str:
        from pyopt.ir.opinfo import load

        return str(load("pyopt.syntax.texts:text_of_type")(self))

    def __repr__(self) -> str:
        from pyopt.ir.opinfo import load

        return str(load("pyopt.syntax.texts:shown")(type(self).__name__, str(self)))


class ShapedType(Type):
    """A container type: vector, tensor or memref. Unranked ones have `shape` None."""

    __slots__ = ("element_type", "shape")

    def __init__(self, shape: tuple[int, ...] | None, element_type: Type) -> None:
        self.shape = shape
        self.element_type = element_type

    def has_static_shape(self) -> bool:
        shape = self.shape
        return shape is not None and DYNAMIC not in shape

    def element_count(self) -> int:
        """The number of elements; the shape must be static."""
        count = 1
        for extent in self.shape or ():
            count *= extent
        return count


@final
class IntegerType(Type):
    """iN, siN or uiN."""

    __slots__ = ("signedness", "width")

    def __init__(self, width: int, signedness: int) -> None:
        self.width = whole(width)
        self.signedness = whole(signedness)

    @staticmethod
    def get(width: int, signedness: int = SIGNLESS) -> IntegerType:
        key = whole(width) * 4 + signedness  # as 4 * 1.5 is another's
        return _integers.get(key) or _integers.setdefault(key, IntegerType(width, signedness))


@final
class IndexType(Type):
    """index."""

    __slots__ = ()


@final
class NoneType(Type):
    """none."""

    __slots__ = ()


@final
class FloatType(Type):
    """A float type. `mantissa` counts the significand's bits with the implicit one (24 for f32)."""

    __slots__ = ("mantissa", "name", "width")

    def __init__(self, name: str, width: int, mantissa: int) -> None:
        self.name = name
        self.width = width
        self.mantissa = mantissa


@final
class ComplexType(Type):
    """complex<T>."""

    __slots__ = ("element_type",)

    def __init__(self, element_type: Type) -> None:
        self.element_type = element_type

    @staticmethod
    def get(element_type: Type) -> ComplexType:
        return _complexes.get(element_type) or _complexes.setdefault(element_type, ComplexType(element_type))


@final
class TupleType(Type):
    """tuple<T, ...>."""

    __slots__ = ("types",)

    def __init__(self, types: tuple[Type, ...]) -> None:
        self.types = types

    @staticmethod
    def get(types: tuple[Type, ...]) -> TupleType:
        return _tuples.get(types) or _tuples.setdefault(types, TupleType(types))


@final
class FunctionType(Type):
    """(inputs) -> results."""

    __slots__ = ("inputs", "results")

    def __init__(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> None:
        self.inputs = inputs
        self.results = results

    @staticmethod
    def get(inputs: tuple[Type, ...], results: tuple[Type, ...]) -> FunctionType:
        key = (inputs, results)
        return _functions.get(key) or _functions.setdefault(key, FunctionType(inputs, results))


@final
class VectorType(ShapedType):
    """vector<4x[8]xT>; `scalable` has one bool a dimension."""

    __slots__ = ("scalable",)

    def __init__(self, shape: tuple[int, ...], element_type: Type, scalable: tuple[bool, ...]) -> None:
        self.shape = wholes(shape)
        self.element_type = element_type
        self.scalable = scalable

    @staticmethod
    def get(shape: tuple[int, ...], element_type: Type, scalable: tuple[bool, ...] = ()) -> VectorType:
        if not scalable:
            scalable = (False,) * len(shape)
        key = (shape, element_type, scalable)
        return _vectors.get(key) or _vectors.setdefault(key, VectorType(shape, element_type, scalable))


@final
class TensorType(ShapedType):
    """tensor<4x?xT, encoding>, or tensor<*xT> with `shape` None."""

    __slots__ = ("encoding",)

    def __init__(self, shape: tuple[int, ...] | None, element_type: Type, encoding: Attribute | None) -> None:
        self.shape = None if shape is None else wholes(shape)
        self.element_type = element_type
        self.encoding = encoding

    @staticmethod
    def get(shape: tuple[int, ...] | None, element_type: Type, encoding: Attribute | None = None) -> TensorType:
        key = (shape, element_type, encoding)
        return _tensors.get(key) or _tensors.setdefault(key, TensorType(shape, element_type, encoding))


@final
class MemRefType(ShapedType):
    """memref<4x?xT, layout, space>, or memref<*xT, space> with `shape` None.

    An identity layout is held as None, however it was spelled, and so is the default memory space (integer 0).
    """

    __slots__ = ("layout", "memory_space")

    def __init__(
        self, shape: tuple[int, ...] | None, element_type: Type, layout: Attribute | None, space: Attribute | None
    ) -> None:
        self.shape = None if shape is None else wholes(shape)
        self.element_type = element_type
        self.layout = layout
        self.memory_space = space

    @staticmethod
    def get(
        shape: tuple[int, ...] | None,
        element_type: Type,
        layout: Attribute | None = None,
        space: Attribute | None = None,
    ) -> MemRefType:
        key = (shape, element_type, layout, space)
        return _memrefs.get(key) or _memrefs.setdefault(key, MemRefType(shape, element_type, layout, space))


@final
class OpaqueType(Type):
    """A type of an unregistered dialect, kept verbatim: `!dialect.body` or `!dialect<body>`.

    `text` is everything after the `!`, as written.
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    @staticmethod
    def get(text: str) -> OpaqueType:
        return _opaques.get(text) or _opaques.setdefault(text, OpaqueType(text))


class DialectType(Type):
    """The root of the types that dialects declare. `keyword` is `dialect.mnemonic`.

    A subclass is interned by its own `get` and overrides `body`, the text after the mnemonic, `<>` included.
    """

    __slots__ = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def body(self, printer: BodyPrinter) -> str:
        """The text after the mnemonic; `printer.type(t)` and `printer.attribute(a)` give the parts'."""
        return ""

    def children(self) -> tuple[Attribute | Type, ...]:
        """The attributes and types inside, in the order in which `body` prints them (for aliases)."""
        return ()

    def is_memref_element(self) -> bool:
        """Memrefs may hold it."""
        return False

    def is_vector_element(self) -> bool:
        """Vectors may hold it."""
        return False

    def alias(self) -> str:
        """The alias that the dialect suggests, without `!`; "" for none."""
        return ""


_integers: dict[int, IntegerType] = unique({})
_complexes: dict[Type, ComplexType] = unique({})
_tuples: dict[tuple[Type, ...], TupleType] = unique({})
_functions: dict[tuple[tuple[Type, ...], tuple[Type, ...]], FunctionType] = unique({})
_vectors: dict[tuple[tuple[int, ...], Type, tuple[bool, ...]], VectorType] = unique({})
_tensors: dict[tuple[tuple[int, ...] | None, Type, Attribute | None], TensorType] = unique({})
_memrefs: dict[tuple[tuple[int, ...] | None, Type, Attribute | None, Attribute | None], MemRefType] = unique({})
_opaques: dict[str, OpaqueType] = unique({})

MAX_WIDTH: Final = 16777215
"""The greatest width of an integer type, in bits."""

INDEX: Final = IndexType()
NONE: Final = NoneType()
I1: Final = IntegerType.get(1)
I8: Final = IntegerType.get(8)
I16: Final = IntegerType.get(16)
I32: Final = IntegerType.get(32)
I64: Final = IntegerType.get(64)
BF16: Final = FloatType("bf16", 16, 8)
F16: Final = FloatType("f16", 16, 11)
F32: Final = FloatType("f32", 32, 24)
F64: Final = FloatType("f64", 64, 53)
F80: Final = FloatType("f80", 80, 64)
F128: Final = FloatType("f128", 128, 113)
TF32: Final = FloatType("tf32", 19, 11)

FLOATS: Final[dict[str, FloatType]] = {
    kind.name: kind
    for kind in (
        BF16,
        F16,
        F32,
        F64,
        F80,
        F128,
        TF32,
        FloatType("f4E2M1FN", 4, 2),
        FloatType("f6E2M3FN", 6, 4),
        FloatType("f6E3M2FN", 6, 3),
        FloatType("f8E3M4", 8, 5),
        FloatType("f8E8M0FNU", 8, 1),
        FloatType("f8E5M2", 8, 3),
        FloatType("f8E4M3", 8, 4),
        FloatType("f8E4M3FN", 8, 4),
        FloatType("f8E5M2FNUZ", 8, 3),
        FloatType("f8E4M3FNUZ", 8, 4),
        FloatType("f8E4M3B11FNUZ", 8, 4),
    )
}
"""Every float type by its keyword."""


def element_type_or_self(type: Type) -> Type:
    """The element type of a vector, tensor or memref; any other type itself."""
    if isinstance(type, ShapedType):
        return type.element_type
    return type


def same_type(type: Type) -> Type:
    """For `derived`: the one type is the other."""
    return type
