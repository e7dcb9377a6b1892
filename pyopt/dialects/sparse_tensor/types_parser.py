"""Reads the dialect's types."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.encoding_parser import (
    Mnemonic,
    level_range_error,
    parse_encoding_parameter,
    parse_level_range,
)
from pyopt.dialects.sparse_tensor.types import IteratorType, IterSpaceType, StorageSpecifierType
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.syntax.attribute_parser import AttributeParser


def parse_storage_specifier(p: AttributeParser) -> Type:
    """`<#encoding>`."""
    where = Mnemonic(p)
    p.expect("<")
    encoding = parse_encoding_parameter(p, where, "SparseTensor_StorageSpecifier")
    p.expect(">")
    return StorageSpecifierType.get(encoding)


def _levels_of_encoding(p: AttributeParser, owner: str) -> tuple[EncodingAttr, int, int]:
    """`<#encoding, lvls = 0 to 2>`."""
    where = Mnemonic(p)
    p.expect("<")
    encoding = parse_encoding_parameter(p, where, owner)
    p.expect(",")
    if not p.accept("lvls"):
        raise p.error("expected 'lvls'")
    p.expect("=")
    low, high = parse_level_range(p)
    message = level_range_error(low, high)
    if message:
        raise where.error(p, message)
    p.expect(">")
    return encoding, low, high


def parse_iter_space(p: AttributeParser) -> Type:
    encoding, low, high = _levels_of_encoding(p, "SparseTensor_IterSpace")
    return IterSpaceType.get(encoding, low, high)


def parse_iterator(p: AttributeParser) -> Type:
    encoding, low, high = _levels_of_encoding(p, "SparseTensor_Iterator")
    return IteratorType.get(encoding, low, high)
