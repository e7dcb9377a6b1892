"""Options of the printer."""

from __future__ import annotations

from pyopt.light import final


@final
class PrintOptions:
    """The printer's flags, as mlir-opt names them (`--mlir-print-...`). Limits are None where nothing is elided."""

    __slots__ = (
        "assume_verified", "debuginfo", "elide_elements_larger", "elide_resources_larger", "generic",
        "hex_elements_larger", "keep_names", "local_scope", "nameloc_prefix", "pretty_debuginfo", "skip_regions",
        "unique_ssa_ids", "value_users",
    )  # fmt: skip

    def __init__(
        self,
        generic: bool = False,
        debuginfo: bool = False,
        pretty_debuginfo: bool = False,
        local_scope: bool = False,
        elide_elements_larger: int | None = None,
        elide_resources_larger: int | None = None,
        hex_elements_larger: int = 100,
        value_users: bool = False,
        unique_ssa_ids: bool = False,
        skip_regions: bool = False,
        assume_verified: bool = False,
        nameloc_prefix: bool = False,
        keep_names: bool = False,
    ) -> None:
        self.generic = generic
        self.debuginfo = debuginfo
        self.pretty_debuginfo = pretty_debuginfo
        self.local_scope = local_scope
        self.elide_elements_larger = elide_elements_larger
        self.elide_resources_larger = elide_resources_larger
        self.hex_elements_larger = hex_elements_larger
        self.value_users = value_users
        self.unique_ssa_ids = unique_ssa_ids
        self.skip_regions = skip_regions
        self.assume_verified = assume_verified
        self.nameloc_prefix = nameloc_prefix
        self.keep_names = keep_names

    def copy(self) -> PrintOptions:
        """The same flags, to be changed."""
        return PrintOptions(
            self.generic,
            self.debuginfo,
            self.pretty_debuginfo,
            self.local_scope,
            self.elide_elements_larger,
            self.elide_resources_larger,
            self.hex_elements_larger,
            self.value_users,
            self.unique_ssa_ids,
            self.skip_regions,
            self.assume_verified,
            self.nameloc_prefix,
            self.keep_names,
        )
