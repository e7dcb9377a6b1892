"""Passes by name: where each lives, and one line for the help. Nothing is imported before a name asks for it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.pipeline.passes import Pass

PASSES: Final = {
    "affine-simplify-structures": (
        "passes.loops.affine_simplify_structures:PASS",
        "Simplify affine expressions in maps/sets and normalize memrefs",
    ),
    "arith-unsigned-when-equivalent": (
        "passes.ranges.unsigned_when_equivalent:PASS",
        "Replace signed ops with unsigned ones where they are proven equivalent",
    ),
    "arith-expand": ("passes.lowering.arith_expand:PASS", "Legalize Arith ops to be convertible to LLVM."),
    "canonicalize": ("passes.canonicalize:PASS", "Canonicalize operations"),
    "convert-elementwise-to-linalg": (
        "passes.lowering.elementwise_to_linalg:PASS",
        "Convert ElementwiseMappable ops to linalg",
    ),
    "convert-linalg-to-affine-loops": (
        "passes.lowering.linalg_to_loops:TO_AFFINE_LOOPS",
        "Lower the operations from the linalg dialect into affine loops",
    ),
    "convert-linalg-to-loops": (
        "passes.lowering.linalg_to_loops:TO_LOOPS",
        "Lower the operations from the linalg dialect into loops",
    ),
    "convert-linalg-to-parallel-loops": (
        "passes.lowering.linalg_to_loops:TO_PARALLEL_LOOPS",
        "Lower the operations from the linalg dialect into parallel loops",
    ),
    "convert-scf-to-cf": (
        "passes.lowering.scf_to_cf:PASS",
        "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    ),
    "control-flow-sink": ("passes.cleanup.control_flow_sink:PASS", "Sink operations into conditional blocks"),
    "cse": ("passes.cleanup.cse:PASS", "Eliminate common sub-expressions"),
    "fold-tensor-subset-ops": (
        "passes.structured.fold_tensor_subset_ops:PASS",
        "Fold tensor subset ops into producer/consumer ops",
    ),
    "inline": ("passes.cleanup.inline:PASS", "Inline function calls"),
    "linalg-fold-unit-extent-dims": (
        "passes.structured.fold_unit_extent_dims:PASS",
        "Remove unit-extent dimension in Linalg ops on tensors",
    ),
    "linalg-fuse-elementwise-ops": (
        "passes.structured.fuse_elementwise_ops:PASS",
        "Fuse elementwise operations on tensors",
    ),
    "linalg-generalize-named-ops": ("passes.lowering.linalg_generalize:PASS", "Convert named ops into generic ops"),
    "lower-affine": (
        "passes.lowering.lower_affine:PASS",
        "Lower Affine operations to a combination of Standard and SCF operations",
    ),
    "int-range-optimizations": (
        "passes.ranges.int_range_optimizations:PASS",
        "Do optimizations based on integer range analysis",
    ),
    "loop-invariant-code-motion": (
        "passes.cleanup.loop_invariant_code_motion:PASS",
        "Hoist loop invariant instructions outside of the loop",
    ),
    "mem2reg": ("passes.cleanup.mem2reg:PASS", "Promotes memory slots into values."),
    "print-op-stats": ("passes.inspection.print_op_stats:PASS", "Print how many operations of each name there are"),
    "reconcile-unrealized-casts": (
        "passes.lowering.reconcile_unrealized_casts:PASS",
        "Simplify and eliminate unrealized conversion casts",
    ),
    "remove-dead-values": ("passes.cleanup.remove_dead_values:PASS", "Remove dead values"),
    "sccp": ("passes.cleanup.sccp:PASS", "Sparse Conditional Constant Propagation"),
    "sroa": ("passes.cleanup.sroa:PASS", "Scalar Replacement of Aggregates"),
    "strip-debuginfo": ("passes.cleanup.strip_debuginfo:PASS", "Strip debug info from all operations"),
    "symbol-dce": ("passes.cleanup.symbol_dce:PASS", "Eliminate dead symbols"),
    "symbol-privatize": ("passes.cleanup.symbol_privatize:PASS", "Mark symbols private"),
    "topological-sort": (
        "passes.cleanup.topological_sort:PASS",
        "Sort regions without SSA dominance in topological order",
    ),
    "view-op-graph": ("passes.inspection.view_op_graph:PASS", "Print a Graphviz visualization of an operation"),
}
"""Name -> (module:attribute, summary); named pipelines stand here too."""

ENTRY_POINTS: Final = "pyopt.passes"
"""The group of entry points that other distributions declare their passes in."""

_loaded: dict[str, Pass | None] = {}


def load_plugin(module: str) -> str:
    """Takes in the PASS or the PASSES of a module; says what is wrong, if anything."""
    from pyopt.pipeline.passes import Pass

    try:
        loaded = __import__(module, fromlist=("PASSES",))
    except ImportError as error:
        return f"cannot load the pass plug-in '{module}': {error}"
    found = getattr(loaded, "PASSES", None) or (getattr(loaded, "PASS", None),)
    for one in found:
        if not isinstance(one, Pass):
            return f"the pass plug-in '{module}' has neither PASS nor PASSES that make_pass made"
        _loaded[one.argument] = one
    return ""


def is_pass(name: str) -> bool:
    """There is a pass of that name, ours or a plug-in's."""
    return name in PASSES or (name != "" and find_pass(name) is not None)


def find_pass(name: str) -> Pass | None:
    """The pass of that name, imported if need be."""
    if name not in _loaded:
        _loaded[name] = _load(name)
    return _loaded[name]


def _load(name: str) -> Pass | None:
    from pyopt.pipeline.passes import Pass

    entry = PASSES.get(name)
    if entry is not None:
        module, _, attribute = entry[0].partition(":")
        found = getattr(__import__(module, fromlist=(attribute,)), attribute)
        assert isinstance(found, Pass)
        return found
    from importlib.metadata import entry_points

    for point in entry_points(group=ENTRY_POINTS, name=name):
        loaded = point.load()
        if isinstance(loaded, Pass):
            return loaded
    return None


def names() -> list[str]:
    """All pass names, those of plug-ins too."""
    from importlib.metadata import entry_points

    return sorted({*PASSES, *_known_plugins(), *(point.name for point in entry_points(group=ENTRY_POINTS))})


def _known_plugins() -> list[str]:
    return [name for name, found in _loaded.items() if found is not None]


def summary(name: str) -> str:
    """One line on what a pass does."""
    if name in PASSES:
        return PASSES[name][1]
    found = find_pass(name)
    return "" if found is None else found.summary
