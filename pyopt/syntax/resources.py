"""Elements in the place of dense resources, for what runs or translates a module.

dense_resource<blob> : tensor<2xi8>  {-# dialect_resources: { builtin: { blob: "0x010000000102" } } #-}
->  dense<[1, 2]> : tensor<2xi8>
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, DenseResourceElementsAttr, element_size, pack, scalar_type, unpack
from pyopt.ir.types import IntegerType
from pyopt.light import Final

HEAD: Final = len('"0x00000000')
"""The characters of a blob's text in front of its elements: the alignment stands there."""


def inline_resources(module: Operation, context: Context) -> None:
    """Puts what the file has under a key in the place of attributes with the key; what it lacks stays."""
    blobs = context.resources.get("builtin")
    if not blobs:
        return
    for op in module.walk():
        for name, attribute in list(op.attributes.items()):
            if isinstance(attribute, DenseResourceElementsAttr):
                found = elements_of(attribute, blobs.get(attribute.key))
                if found is not None:
                    op.set_attribute(name, found)


def elements_of(attribute: DenseResourceElementsAttr, blob: object) -> DenseElementsAttr | None:
    """The elements that a blob's text has for an attribute; None if there are more or fewer."""
    type = attribute.shaped_type
    size = element_size(type)
    if not isinstance(blob, str) or not blob.startswith('"0x') or not size:
        return None
    data = bytes.fromhex(blob[HEAD:-1])
    if not type.element_count() or len(data) != size * type.element_count():
        return None
    scalar = scalar_type(type.element_type)
    if isinstance(scalar, IntegerType) and scalar.width % 8:
        # Without the bits beyond the width; a truth value takes a byte.
        data = pack(unpack(data, scalar), scalar)
    return DenseElementsAttr.get(type, data)
