"""What the patterns of one run of `sparse-tensor-codegen` share."""

from __future__ import annotations

from pyopt.ir.types import TensorType
from pyopt.light import final
from pyopt.passes.sparsify.codegen.descriptor import Descriptor, tuple_op
from pyopt.passes.sparsify.codegen.insertion import Insertions
from pyopt.passes.sparsify.codegen.layout import make_converter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value
    from pyopt.ir.types import Type
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.rewrite.type_converter import TypeConverter


@final
class CodegenOptions:
    """create_sparse_deallocs: what is released is freed. enable_buffer_initialization: new buffers begin as zeros."""

    def __init__(self) -> None:
        self.create_sparse_deallocs = True
        self.enable_buffer_initialization = False
        self.reference_exact = False


@final
class State:
    """The options, the types, and the functions made so far. `exact`: as the reference does, right or wrong.

    made: ops that patterns made, and that stay though others of their name may be replaced.
    """

    __slots__ = ("clear", "converter", "deallocates", "exact", "insertions", "made")

    def __init__(self, options: CodegenOptions) -> None:
        self.exact = options.reference_exact
        self.clear = options.enable_buffer_initialization
        self.deallocates = options.create_sparse_deallocs
        self.converter: TypeConverter = make_converter()
        self.made: set[Operation] = set()
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

    def is_made(self, op: Operation) -> bool | None:
        """For targets: True for what patterns made."""
        return True if op in self.made else None
