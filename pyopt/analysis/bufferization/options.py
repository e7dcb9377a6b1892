"""Options of bufferization."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.ir.core import Operation

IDENTITY: Final = "identity-layout-map"
DYNAMIC_LAYOUT: Final = "fully-dynamic-layout-map"
INFER: Final = "infer-layout-map"


@final
class BufferizationOptions:
    """alignment: of new buffers, in bytes. dialects: only ops of these are bufferized, all if there are none.
    deny: names of ops that are left out. leaves: says of other ops whether they are left out, too.
    enforce_aliasing: a loop's result shares nothing but its own init.
    unknown_layout: that of buffers of which nothing is known. must_infer_space: there is no default memory space.
    encoding_is_space: the default memory space is the tensor's encoding.
    """

    __slots__ = (
        "alignment", "allow_return_allocs_from_loops", "allow_unknown_ops", "analysis_fuzzer_seed",
        "analysis_heuristic",
        "bufferize_function_boundaries", "check_parallel_regions", "copy_before_write", "deny", "dialects",
        "dump_alias_sets", "encoding_is_space", "enforce_aliasing", "function_boundary_type_conversion", "leaves",
        "must_infer_space", "no_analysis_func_filter", "print_conflicts", "reference_exact", "test_analysis_only",
        "unknown_layout",
    )  # fmt: skip

    def __init__(self) -> None:
        self.alignment = 64
        self.allow_return_allocs_from_loops = False
        self.allow_unknown_ops = False
        self.analysis_fuzzer_seed = 0
        self.analysis_heuristic = "bottom-up"
        self.bufferize_function_boundaries = False
        self.check_parallel_regions = True
        self.copy_before_write = False
        self.deny: frozenset[str] = frozenset()
        self.dialects: frozenset[str] = frozenset()
        self.dump_alias_sets = False
        self.encoding_is_space = False
        self.enforce_aliasing = True
        self.function_boundary_type_conversion = INFER
        self.leaves: Callable[[Operation], bool] | None = None
        self.must_infer_space = False
        self.no_analysis_func_filter: list[str] = []
        self.print_conflicts = False
        self.reference_exact = False
        self.test_analysis_only = False
        self.unknown_layout = DYNAMIC_LAYOUT

    def copied(self) -> BufferizationOptions:
        """The same choices, to change some of them."""
        found = BufferizationOptions()
        found.alignment = self.alignment
        found.allow_return_allocs_from_loops = self.allow_return_allocs_from_loops
        found.allow_unknown_ops = self.allow_unknown_ops
        found.analysis_fuzzer_seed = self.analysis_fuzzer_seed
        found.analysis_heuristic = self.analysis_heuristic
        found.bufferize_function_boundaries = self.bufferize_function_boundaries
        found.check_parallel_regions = self.check_parallel_regions
        found.copy_before_write = self.copy_before_write
        found.deny = self.deny
        found.dialects = self.dialects
        found.dump_alias_sets = self.dump_alias_sets
        found.encoding_is_space = self.encoding_is_space
        found.enforce_aliasing = self.enforce_aliasing
        found.function_boundary_type_conversion = self.function_boundary_type_conversion
        found.leaves = self.leaves
        found.must_infer_space = self.must_infer_space
        found.no_analysis_func_filter = self.no_analysis_func_filter
        found.print_conflicts = self.print_conflicts
        found.reference_exact = self.reference_exact
        found.test_analysis_only = self.test_analysis_only
        found.unknown_layout = self.unknown_layout
        return found

    def default_space(self, type: TensorType) -> Attribute | None:
        """The memory space of a buffer of which nothing else is known."""
        space = type.encoding if self.encoding_is_space else None
        return None if isinstance(space, IntegerAttr) and space.value == 0 else space

    def allows(self, op: Operation) -> bool:
        """The op may be bufferized, as far as the user has a say in it."""
        name = op.info.name
        dialect = name.partition(".")[0]
        if dialect == "func" and not self.bufferize_function_boundaries:
            return False
        if self.dialects and dialect not in self.dialects:
            return False
        if name in self.deny:
            return False
        return self.leaves is None or not self.leaves(op)
