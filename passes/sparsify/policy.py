"""The sparsifier's deviations from the reference: decisions with a name each, all undone by `reference-exact`.

Every pass takes its policy where it reads its options, and hands it on. What comes of the decisions stands in
docs/sparsifier.md ("Better than the reference") and docs/differences.md.
"""

from __future__ import annotations

from pyopt.light import Final, final


@final
class Policy:
    """Each decision is True for what the comment above it says; the reference does none of it."""

    __slots__ = (
        "addresses_dense_operands",
        "assembles_all_dense",
        "avoids_races",
        "bounds_outputs",
        "changes_copies",
        "clears_levels",
        "clears_visited_only",
        "combines_sums_only",
        "computes_dense_semirings",
        "computes_for_regions",
        "copies_shared_storage",
        "counts_entries",
        "drops_unselected",
        "explains_refusals",
        "fills_blocks",
        "finds_background",
        "finds_elements_of_batches",
        "flattens_reductions",
        "folds_zeros",
        "generalizes",
        "goes_on_from_output",
        "handles_partial_blocks",
        "inserts_anywhere",
        "keeps_attributes",
        "keeps_casts",
        "keeps_copied_elements",
        "keeps_elements_together",
        "keeps_sources",
        "keeps_zeros_of_outputs",
        "loads_before_copies",
        "looks_behind_maps",
        "looks_into_vectors",
        "merges_sums",
        "moves_by_converting",
        "ranks_orders",
        "reduces_absent_elements",
        "reduces_stored_elements",
        "refuses_parts",
        "refuses_places_of_new",
        "refuses_repeated_windows",
        "selects_known_only",
        "skips_before_slices",
        "starts_with_identity",
        "sums_are_sparse",
        "sums_parts",
        "visits_every_element",
        "visits_whole_segments",
        "windows_by_loop",
        "writes_zeros",
    )  # fmt: skip

    def __init__(self, better: bool) -> None:
        # pre-sparsification-rewrite and sparse-reinterpret-map.
        # Named ops, elementwise ops and those with several results become linalg.generic with one, if they are sparse.
        self.generalizes = better

        # pre-sparsification-rewrite.
        # What is a multiple of a tensor is computed in a copy of its storage.
        self.changes_copies = better
        # A kernel that only moves elements to other dimensions or another format is a conversion.
        self.moves_by_converting = better
        # Reductions that absorb zeros visit stored elements only, and combine one zero for all others.
        self.reduces_stored_elements = better
        # What forgets extents only is a cast, whose result is the same storage: it is copied before it is changed.
        self.keeps_casts = better
        # What adds to a new sparse tensor needs its zeros, which a new dense one does not have.
        self.keeps_zeros_of_outputs = better
        # A select becomes a semi-ring's only if all that it compares is known where an element is absent.
        self.selects_known_only = better

        # sparse-reinterpret-map.
        # The cheapest order of loops is taken, and operands that no order suits get another form.
        self.ranks_orders = better
        # Where blocks reach beyond the end of a dimension, levels have room for it, and a foreach leaves it out.
        self.handles_partial_blocks = better

        # What is read of a kernel.
        # Dense operands may have any address as a subscript, and a loop in several.
        self.addresses_dense_operands = better
        # There are no windows over levels in which coordinates repeat, or which are batches.
        self.refuses_repeated_windows = better
        # What an op is where operands are absent is found out by folding it.
        self.folds_zeros = better
        # A sum is sparse if one of its terms is.
        self.sums_are_sparse = better
        # A divisor is nonzero if it is a vector without zeros.
        self.looks_into_vectors = better
        # The body's last op may be any: zeros that are not stored are accounted for.
        self.reduces_absent_elements = better
        # An output that is a copy of something has that something's elements.
        self.keeps_copied_elements = better
        # An output is new also where the levels of what is new were taken for dimensions.
        self.looks_behind_maps = better
        # Where the body does not keep the output's element, zeros are written, too.
        self.writes_zeros = better
        # Elements are inserted at the loops' counters, and nowhere else.
        self.refuses_places_of_new = better
        # An output that may store an element in parts is not changed in place.
        self.refuses_parts = better
        # A remark says of each kernel that stays why it does.
        self.explains_refusals = better

        # sparse-assembler.
        # Functions on tensors of dense levels only get wrappers, too.
        self.assembles_all_dense = better

        # stage-sparse-ops.
        # A conversion does not sort or free its source, and its result is other storage.
        self.keeps_sources = better
        # Insertion into a tensor that has its elements makes a new one, wherever the element belongs.
        self.inserts_anywhere = better

        # What goes into storage of which some levels only are unordered is sorted, too.
        self.keeps_elements_together = better

        # stage-sparse-ops and lower-sparse-ops-to-foreach.
        # Conversions whose entries need only be counted are left to sparse-tensor-codegen.
        self.counts_entries = better

        # lower-sparse-ops-to-foreach.
        # Blocks of n:m storage that are not full are filled up with zeros.
        self.fills_blocks = better

        # Loops over storage.
        # Each of several stored elements with the same coordinates is visited by a foreach.
        self.visits_every_element = better
        # What is below any of several equal coordinates is visited, not only what is below the first.
        self.visits_whole_segments = better
        # An element in front of a slice does not end it.
        self.skips_before_slices = better
        # Below batch levels alone there is one element.
        self.finds_elements_of_batches = better
        # There are as many windows as the loop has iterations, not as the level has.
        self.windows_by_loop = better

        # What loops compute.
        # A reduction of all stored elements is one loop over the values.
        self.flattens_reductions = better
        # A new output has room for as many elements as its operands say that it may have.
        self.bounds_outputs = better
        # Innermost loops over sums of sparse operands choose terms by selects, not by branches.
        self.merges_sums = better
        # Ops of semi-rings become loops also where no operand has an encoding.
        self.computes_dense_semirings = better
        # What regions of semi-ring ops see of the body is loaded before the copies of their ops, not before others.
        self.loads_before_copies = better
        # What the body computes, a region of such an op that uses it computes once more.
        self.computes_for_regions = better
        # Storage that is looked at later is copied before it is changed.
        self.copies_shared_storage = better
        # What a dense output is where sparse operands are absent is computed before the loops, or those of a row.
        self.finds_background = better
        # A custom reduction onto a new output begins with its identity in all elements.
        self.starts_with_identity = better
        # A custom reduction goes on from the elements that a dense output has.
        self.goes_on_from_output = better
        # Storage of dense levels is cleared where a kernel writes it anew.
        self.clears_levels = better
        # Elements that no iteration is about are not cleared.
        self.clears_visited_only = better
        # An element that is stored in parts is their sum.
        self.sums_parts = better
        # What sparse_tensor.select does not keep is zero in the expression around it.
        self.drops_unselected = better
        # Ops of the body keep all of their attributes.
        self.keeps_attributes = better
        # No loop is parallel whose iterations may write the same element.
        self.avoids_races = better
        # A parallel loop combines sums, but no differences.
        self.combines_sums_only = better


OWN: Final = Policy(True)
REFERENCE: Final = Policy(False)


def policy_of(reference_exact: bool) -> Policy:
    """The policy that the option `reference-exact` asks for."""
    return REFERENCE if reference_exact else OWN
