"""Folds of linalg.pack and linalg.unpack."""

from __future__ import annotations

from pyopt.dialects.tensor.folds import splat_of_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.signature import operand_group


def fold_pack(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """pack(dense<a>) -> dense<a>, if the padding is a or there is none"""
    padded = bool(operand_group(op, "padding_value"))
    splat = splat_of_type(constants[0], op.results[0].type)
    if splat is None or not padded:
        return splat
    assert isinstance(splat, DenseElementsAttr)
    return splat if splat.splat_value() is constants[2] else None


def fold_unpack(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """unpack(dense<a>) -> dense<a>"""
    return splat_of_type(constants[0], op.results[0].type)
