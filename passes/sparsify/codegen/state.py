"""State that the patterns of one run of `sparse-tensor-codegen` share."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType, Type
from pyopt.light import Final, final
from pyopt.passes.sparsify.codegen.bit_sets import BitSets
from pyopt.passes.sparsify.codegen.descriptor import Descriptor
from pyopt.passes.sparsify.codegen.insertion import Insertions
from pyopt.passes.sparsify.codegen.layout import make_converter
from pyopt.passes.sparsify.codegen.twins import ADDS, has_batches
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.pipeline.options import FlagOption, OptionValues
from pyopt.rewrite.structural_conversion import tuple_op
from pyopt.rewrite.type_converter import TypeConverter

CREATE_SPARSE_DEALLOCS: Final = FlagOption(
    "create-sparse-deallocs", True, "Free the buffers of sparse tensors that are released"
)
ENABLE_BUFFER_INITIALIZATION: Final = FlagOption("enable-buffer-initialization", False, "New buffers begin as zeros")
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Do what mlir-opt does where it is wrong, too: narrow coordinates are read as signed numbers",
)
OPTIONS: Final = (CREATE_SPARSE_DEALLOCS, ENABLE_BUFFER_INITIALIZATION, REFERENCE_EXACT)


@final
class State:
    """The options, the types, and the functions made so far. `exact`: as the reference does, right or wrong.

    bit_sets: what puts a workspace's list of coordinates in order, by that list.
    made: ops that patterns made, and that stay though others of their name may be replaced.
    """

    __slots__ = ("bit_sets", "clear", "converter", "deallocates", "exact", "insertions", "made")

    def __init__(self, options: OptionValues) -> None:
        self.exact = REFERENCE_EXACT.of(options)
        self.clear = ENABLE_BUFFER_INITIALIZATION.of(options)
        self.deallocates = CREATE_SPARSE_DEALLOCS.of(options)
        self.converter: TypeConverter = make_converter()
        self.made: set[Operation] = set()
        self.bit_sets: dict[Value, BitSets] = {}
        self.insertions = Insertions(not self.exact)

    def storage(self, code: Code, value: Value, type: Type) -> Descriptor | None:
        """The fields of a tensor of type `type` for which the tuple `value` stands; None if it is no tuple."""
        op = tuple_op(value)
        if op is None:
            return None
        storage = Descriptor(code, type, op.operands, not self.exact)
        return storage if len(storage.fields) == storage.layout.size() else None

    def own(self, code: Code, value: Value) -> Descriptor | None:
        """The same by the tuple's own type, which a reinterpreted tensor keeps."""
        return self.storage(code, value, value.type) if isinstance(value.type, TensorType) else None

    def explain_batches(self, op: Operation) -> str:
        """The reason why there is no code for an op, if it is its batch levels."""
        if not any(has_batches(value.type) for value in (*op.results, *op.operands)):
            return ""
        if self.exact:
            return "sparse tensors with batch levels are not made or changed with reference-exact"
        if op.info.name not in ADDS:
            return ""
        return (
            "elements are added to a sparse tensor with batch levels where it is made, before anything else looks at "
            "it: all elements of the batch have storage of one size, which is known when the last one is there"
        )

    def gives_no_sparse(self, op: Operation) -> bool | None:
        """For targets: False for an op that makes a sparse tensor."""
        return False if any(encoding_of(result.type) is not None for result in op.results) else None

    def is_made(self, op: Operation) -> bool | None:
        """For targets: True for what patterns made."""
        return True if op in self.made else None
