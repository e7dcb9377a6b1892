"""scf: structured control flow."""

from __future__ import annotations

from pyopt.dialects.scf import verify
from pyopt.ir.constraints import AttributeConstraint
from pyopt.ir.constraints_attributes import register_attribute
from pyopt.ir.opinfo import (
    AUTOMATIC_ALLOCATION_SCOPE,
    CONDITIONALLY_SPECULATABLE,
    FRAME_VERIFY,
    GRAPH_REGION,
    INFERS_TYPES,
    LOOP,
    NO_TERMINATOR,
    OPERAND_SEGMENTS,
    PURE,
    RECURSIVE_EFFECTS,
    RECURSIVELY_SPECULATABLE,
    REGION_BRANCH,
    RETURN_LIKE,
    SINGLE_BLOCK,
    SINGLE_BLOCK_IMPLICIT,
    TERMINATOR,
    Dialect,
    OpInfo,
)

register_attribute(
    AttributeConstraint("DeviceMappingArrayAttr", "Device Mapping array attribute", verify.is_list_of_mappings)
)

_SYNTAX = "pyopt.dialects.scf.syntax:"

OPS = (
    OpInfo(
        "scf.condition",
        operands="condition: I1, args: variadic<AnyType>",
        syntax="`(` $condition `)` attr-dict ($args^ `:` type($args))?",
        traits=PURE | TERMINATOR,
        parents=("scf.while",),
        doc="Ends the first region of a while loop: goes on with the second one as long as `condition` holds.",
    ),
    OpInfo(
        "scf.execute_region",
        results=": variadic<AnyType>",
        attributes="no_inline: UnitAttr",
        regions="region: any",
        traits=REGION_BRANCH | RECURSIVE_EFFECTS,
        verify=verify.verify_execute_region,
        verify_regions=verify.verify_execute_region_regions,
        form=_SYNTAX + "execute_region",
        doc="Runs its region, which may have several blocks, exactly once.",
    ),
    OpInfo(
        "scf.for",
        operands="lowerBound: AnySignlessIntegerOrIndex, upperBound: AnySignlessIntegerOrIndex, "
        "step: AnySignlessIntegerOrIndex, initArgs: variadic<AnyType>",
        results="results: variadic<AnyType>",
        attributes="unsignedCmp: UnitAttr",
        regions="region: sized<1>",
        traits=AUTOMATIC_ALLOCATION_SCOPE
        | LOOP
        | CONDITIONALLY_SPECULATABLE
        | REGION_BRANCH
        | SINGLE_BLOCK_IMPLICIT
        | RECURSIVE_EFFECTS
        | FRAME_VERIFY,
        implicit_terminator="scf.yield",
        verify=verify.verify_for,
        verify_regions=verify.verify_for_regions,
        form=_SYNTAX + "for",
        doc="A counted loop over [lowerBound, upperBound) that carries values from one iteration to the next.",
    ),
    OpInfo(
        "scf.forall",
        operands="dynamicLowerBound: variadic<Index>, dynamicUpperBound: variadic<Index>, "
        "dynamicStep: variadic<Index>, outputs: variadic<AnyRankedTensor>",
        results="results: variadic<AnyType>",
        attributes="staticLowerBound: DenseI64ArrayAttr, staticUpperBound: DenseI64ArrayAttr, "
        "staticStep: DenseI64ArrayAttr, mapping: optional<DeviceMappingArrayAttr>",
        regions="region: sized<1>",
        traits=OPERAND_SEGMENTS
        | AUTOMATIC_ALLOCATION_SCOPE
        | LOOP
        | RECURSIVE_EFFECTS
        | SINGLE_BLOCK_IMPLICIT
        | REGION_BRANCH,
        implicit_terminator="scf.forall.in_parallel",
        verify=verify.verify_forall,
        form=_SYNTAX + "forall",
        doc="Runs its body for every point of an index space, in any order or in parallel.",
    ),
    OpInfo(
        "scf.forall.in_parallel",
        regions="region: sized<1>",
        traits=PURE | TERMINATOR | SINGLE_BLOCK | NO_TERMINATOR | GRAPH_REGION,
        parents=("scf.forall",),
        verify=verify.verify_in_parallel,
        form=_SYNTAX + "in_parallel",
        doc="Ends the body of a forall; its ops say how the iterations' results combine.",
    ),
    OpInfo(
        "scf.if",
        operands="condition: I1",
        results="results: variadic<AnyType>",
        regions="thenRegion: sized<1>, elseRegion: max_sized<1>",
        traits=REGION_BRANCH
        | SINGLE_BLOCK_IMPLICIT
        | RECURSIVE_EFFECTS
        | RECURSIVELY_SPECULATABLE
        | INFERS_TYPES
        | FRAME_VERIFY,
        implicit_terminator="scf.yield",
        verify=verify.verify_if,
        verify_regions=verify.verify_if_regions,
        form=_SYNTAX + "if",
        doc="Runs one of two regions; with results, both must be there and yield them.",
    ),
    OpInfo(
        "scf.index_switch",
        operands="arg: Index",
        results="results: variadic<AnyType>",
        attributes="cases: DenseI64ArrayAttr",
        regions="defaultRegion: sized<1>, caseRegions: variadic<sized<1>>",
        syntax="$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` "
        "`` `default` $defaultRegion",
        traits=RECURSIVE_EFFECTS | SINGLE_BLOCK_IMPLICIT | REGION_BRANCH,
        implicit_terminator="scf.yield",
        verify=verify.verify_index_switch,
        custom={"SwitchCases": (_SYNTAX + "parse_switch_cases", _SYNTAX + "print_switch_cases")},
        doc="Runs the region of the case that equals the operand, or the default region.",
    ),
    OpInfo(
        "scf.parallel",
        operands="lowerBound: variadic<Index>, upperBound: variadic<Index>, step: variadic<Index>, "
        "initVals: variadic<AnyType>",
        results="results: variadic<AnyType>",
        regions="region: sized<1>",
        traits=AUTOMATIC_ALLOCATION_SCOPE
        | OPERAND_SEGMENTS
        | LOOP
        | RECURSIVE_EFFECTS
        | REGION_BRANCH
        | SINGLE_BLOCK_IMPLICIT,
        implicit_terminator="scf.reduce",
        verify=verify.verify_parallel,
        form=_SYNTAX + "parallel",
        doc="A loop nest whose iterations may run in parallel, with reductions.",
    ),
    OpInfo(
        "scf.reduce",
        operands="operands: variadic<AnyType>",
        regions="reductions: variadic<sized<1>>",
        syntax="(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
        traits=TERMINATOR | RECURSIVE_EFFECTS,
        parents=("scf.parallel",),
        verify_regions=verify.verify_reduce_regions,
        doc="Ends the body of a parallel loop: one region for each value that is reduced.",
    ),
    OpInfo(
        "scf.reduce.return",
        operands="result: AnyType",
        syntax="$result attr-dict `:` type($result)",
        traits=PURE | TERMINATOR,
        parents=("scf.reduce",),
        verify=verify.verify_reduce_return,
        doc="The value of a reduction's region.",
    ),
    OpInfo(
        "scf.while",
        operands="inits: variadic<AnyType>",
        results="results: variadic<AnyType>",
        regions="before: sized<1>, after: sized<1>",
        traits=REGION_BRANCH | LOOP | RECURSIVE_EFFECTS | SINGLE_BLOCK | FRAME_VERIFY,
        verify=verify.verify_while,
        verify_regions=verify.verify_while_regions,
        form=_SYNTAX + "while",
        doc="A loop whose first region computes the condition and whose second one is the body.",
    ),
    OpInfo(
        "scf.yield",
        operands="results: variadic<AnyType>",
        syntax="attr-dict ($results^ `:` type($results))?",
        traits=PURE | RETURN_LIKE | TERMINATOR,
        parents=("scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"),
        doc="Ends a region and gives its values to the op around it.",
    ),
)

DIALECT = Dialect(
    "scf", OPS, inlinable=True, takes_inlined=True, doc="Structured control flow: loops and conditionals with regions."
)
