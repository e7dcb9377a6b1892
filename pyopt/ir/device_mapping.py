"""Attributes that say which part of a device runs an iteration; a dialect adds the keywords of those that it has."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, DialectAttribute
from pyopt.light import Final

MAPPINGS: Final[set[str]] = set()
MASKS: Final[set[str]] = set()
"""Those that say which of the parts take part at all."""


def is_device_mapping(attribute: Attribute) -> bool:
    """The attribute maps a loop, or is a mask."""
    return isinstance(attribute, DialectAttribute) and (attribute.keyword in MAPPINGS or attribute.keyword in MASKS)


def is_mask(attribute: Attribute) -> bool:
    """The attribute is a mask."""
    return isinstance(attribute, DialectAttribute) and attribute.keyword in MASKS
