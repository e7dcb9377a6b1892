"""The types of the dialect: storage specifiers, iteration spaces and iterators."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.level_types import LevelType
from pyopt.ir.attributes import Attribute
from pyopt.ir.constraints import register_type
from pyopt.ir.tables import unique, whole
from pyopt.ir.types import DialectType, Type
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.ir.protocols import BodyPrinter


@final
class StorageSpecifierType(DialectType):
    """!sparse_tensor.storage_specifier<#encoding>: the sizes that describe a sparse tensor's storage.

    `get` keeps of the encoding what decides which sizes there are.
    """

    __slots__ = ("encoding",)

    def __init__(self, encoding: EncodingAttr) -> None:
        self.keyword = "sparse_tensor.storage_specifier"
        self.encoding = encoding

    @staticmethod
    def get(encoding: EncodingAttr) -> StorageSpecifierType:
        scheme = encoding.storage_scheme()
        return _specifiers.get(scheme) or _specifiers.setdefault(scheme, StorageSpecifierType(scheme))

    def body(self, printer: BodyPrinter) -> str:
        return f"<{printer.attribute(self.encoding)}>"

    def children(self) -> tuple[Attribute | Type, ...]:
        return (self.encoding,)


def level_range_text(low: int, high: int) -> str:
    """`1`, or `0 to 2`."""
    return str(low) if high == low + 1 else f"{low} to {high}"


class LevelRangeType(DialectType):
    """Base class of the types of iteration spaces and iterators: levels [low, high) of a storage."""

    __slots__ = ("encoding", "high", "low")

    def __init__(self, keyword: str, encoding: EncodingAttr, low: int, high: int) -> None:
        self.keyword = keyword
        self.encoding = encoding
        self.low = whole(low)
        self.high = whole(high)

    def body(self, printer: BodyPrinter) -> str:
        encoding = printer.attribute(self.encoding).removeprefix("#sparse_tensor.encoding")
        return f"<{encoding}, lvls = {level_range_text(self.low, self.high)}>"

    def children(self) -> tuple[Attribute | Type, ...]:
        return (self.encoding,)

    def dim(self) -> int:
        """The number of levels."""
        return self.high - self.low

    def level_types(self) -> tuple[LevelType, ...]:
        return self.encoding.level_types[self.low : self.high]

    def is_unique(self) -> bool:
        """No two elements have the same coordinates."""
        return all(one.is_unique() for one in self.level_types()[-1:])


@final
class IterSpaceType(LevelRangeType):
    """!sparse_tensor.iter_space<#encoding, lvls = 0 to 2>: the coordinates stored at some levels."""

    __slots__ = ()

    @staticmethod
    def get(encoding: EncodingAttr, low: int, high: int) -> IterSpaceType:
        key = (encoding, low, high)
        return _spaces.get(key) or _spaces.setdefault(
            key, IterSpaceType("sparse_tensor.iter_space", encoding, low, high)
        )

    def iterator_type(self) -> IteratorType:
        return IteratorType.get(self.encoding, self.low, self.high)


@final
class IteratorType(LevelRangeType):
    """!sparse_tensor.iterator<#encoding, lvls = 0 to 2>: a place in an iteration space."""

    __slots__ = ()

    @staticmethod
    def get(encoding: EncodingAttr, low: int, high: int) -> IteratorType:
        key = (encoding, low, high)
        return _iterators.get(key) or _iterators.setdefault(
            key, IteratorType("sparse_tensor.iterator", encoding, low, high)
        )


_specifiers: dict[EncodingAttr, StorageSpecifierType] = unique({})
_spaces: dict[tuple[EncodingAttr, int, int], IterSpaceType] = unique({})
_iterators: dict[tuple[EncodingAttr, int, int], IteratorType] = unique({})


def is_storage_specifier(type: Type) -> bool:
    return isinstance(type, StorageSpecifierType)


def is_iter_space(type: Type) -> bool:
    return isinstance(type, IterSpaceType)


def is_iterator(type: Type) -> bool:
    return isinstance(type, IteratorType)


register_type("SparseTensorStorageSpecifier", "metadata", is_storage_specifier, None, is_storage_specifier)
register_type("AnySparseIterSpace", "sparse iteration space", is_iter_space, None, is_iter_space)
register_type("AnySparseIterator", "sparse iterator", is_iterator, None, is_iterator)
