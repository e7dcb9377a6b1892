"""Folds of the sparse_tensor ops."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.verify import shape_of, sparse_encoding, word_of
from pyopt.ir.affine import AffineMap
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX


def fold_convert(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """convert(t : T) : T -> t"""
    source = op.operands[0]
    return source if source.type is op.results[0].type else None


def fold_reorder_coo(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """reorder_coo(t : T) : T -> t"""
    return fold_convert(op, constants)


def fold_reinterpret_map(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """reinterpret_map(t : T) : T -> t; reinterpret_map(reinterpret_map(t : T)) : T -> t"""
    source = op.operands[0]
    result = op.results[0].type
    if source.type is result:
        return source
    producer = source.op
    if producer is not None and producer.info.name == "sparse_tensor.reinterpret_map":
        first = producer.operands[0]
        return first if first.type is result else None
    return None


def fold_specifier_get(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """get f of (set .. of (set f of s with v)) -> v"""
    specifier = op.operands[0].op
    for _ in range(LONGEST_CHAIN):
        if specifier is None or specifier.info.name != "sparse_tensor.storage_specifier.set":
            break
        if all(op.attributes.get(name) is specifier.attributes.get(name) for name in ("specifierKind", "level")):
            return specifier.operands[1]
        specifier = specifier.operands[0].op
    return None


def fold_lvl(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """lvl(t, l) -> the level's size where it is known"""
    index = constants[1]
    if not isinstance(index, IntegerAttr):
        return None
    sizes = sparse_encoding(op.operands[0]).level_shape(shape_of(op.operands[0]))
    if not 0 <= index.value < len(sizes) or sizes[index.value] == DYNAMIC:
        return None
    return IntegerAttr.get(sizes[index.value], INDEX)


def fold_crd_translate(op: Operation, constants: list[Attribute | None]) -> list[Attribute | Value] | None:
    """translate(x, y) by a permutation -> y, x; dim_to_lvl(lvl_to_dim(x, y)) -> x, y, and the other way round"""
    encoding = op.attributes["encoder"]
    assert isinstance(encoding, EncodingAttr)
    if encoding.is_permutation():
        map = encoding.dim_to_lvl if word_of(op, "direction") == "dim_to_lvl" else encoding.lvl_to_dim
        assert map is not None
        return _permuted(op.operands, map)
    producer = op.operands[0].op if op.operands else None
    if (
        producer is None
        or producer.info.name != op.info.name
        or not _translates_alike(producer.attributes.get("encoder"), encoding)
        or producer.attributes.get("direction") is op.attributes["direction"]
        or len(producer.results) != len(op.operands)
        or any(one is not other for one, other in zip(producer.results, op.operands, strict=True))
    ):
        return None
    return list(producer.operands)


def _translates_alike(one: Attribute | None, other: EncodingAttr) -> bool:
    """Both have the same maps, whatever their levels are."""
    if not isinstance(one, EncodingAttr):
        return False
    return one.dim_to_lvl is other.dim_to_lvl and one.lvl_to_dim is other.lvl_to_dim


def _permuted(values: list[Value], map: AffineMap) -> list[Attribute | Value]:
    return [values[map.dim_position(position)] for position in range(len(map.results))]
