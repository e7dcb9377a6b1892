"""Verifiers of scf ops, beyond their declarations."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.device_mapping import is_device_mapping, is_mask
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import BOUNDS, static_name, static_values, verify_mixed
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX, IndexType, Type
from pyopt.light import Sequence
from pyopt.syntax.describe import PARENT, check_edge, loop_carried, quoted


def _yield(region: Region) -> Operation | None:
    """The scf.yield of a one-block region; None if it ends otherwise."""
    block = region.first
    if block is None or block.last is None or block.last.info.name != "scf.yield":
        return None
    return block.last


def _types(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


def verify_for(op: Operation) -> str | None:
    """Bounds and step of one type, as many results as initial values."""
    lower, upper, step = op.operands[:3]
    if lower.type is not upper.type or lower.type is not step.type:
        return "failed to verify that all of {lowerBound, upperBound, step} have same type"
    if len(op.operands) - 3 != len(op.results):
        return "mismatch in number of loop-carried values and defined values"
    return None


def verify_for_regions(op: Operation) -> str | None:
    """The body's arguments are the induction variable and the carried values; the yield gives the latter."""
    entry = op.regions[0].entry()
    arguments = entry.arguments
    inits = op.operands[3:]
    if arguments and arguments[0].type is not op.operands[0].type:
        return "expected induction variable to be same type as bounds and step"
    end = _yield(op.regions[0])
    message = loop_carried(inits, arguments, op.results, None if end is None else end.operands)
    if message is None and end is not None:
        check_edge(op, end, 0, end.operands, _types(arguments[1:]))
    return message


def verify_if(op: Operation) -> str | None:
    """With results there are both regions, which have no arguments."""
    if op.results and op.regions[1].is_empty():
        return "must have an else block if defining values"
    for number, region in enumerate(op.regions):
        if region.first is not None and region.first.arguments:
            return f"region #{number} should have no arguments"
    return None


def verify_if_regions(op: Operation) -> str | None:
    """Both regions yield the results."""
    for region in op.regions:
        end = _yield(region)
        if end is not None:
            check_edge(op, end, PARENT, end.operands, _types(op.results))
    return None


def verify_execute_region(op: Operation) -> str | None:
    """At least one block, and no arguments of the entry block."""
    entry = op.regions[0].first
    if entry is None:
        return "region needs to have at least one block"
    if entry.arguments:
        return "region cannot have any arguments"
    return None


def verify_execute_region_regions(op: Operation) -> str | None:
    """All blocks that yield give the results."""
    for block in op.regions[0]:
        end = block.last
        if end is not None and end.info.name == "scf.yield":
            check_edge(op, end, PARENT, end.operands, _types(op.results))
    return None


def verify_while(op: Operation) -> str | None:
    """`before` ends with scf.condition, `after` with scf.yield."""
    for name, end, region in zip(("before", "after"), ("scf.condition", "scf.yield"), op.regions, strict=True):
        last = region.entry().last
        if last is None or last.info.name != end:
            text = f"'scf.while' op expects the '{name}' region to terminate with '{end}'"
            notes = (("terminator here", last.loc),) if last is not None else ()
            raise DiagnosticError(text, op.loc, notes)
    return None


def verify_while_regions(op: Operation) -> str | None:
    """Values fit along all edges."""
    before, after = (region.entry() for region in op.regions)
    condition, end = before.terminator(), after.terminator()
    arguments = _types(before.arguments)
    check_edge(op, None, 0, op.operands, arguments)
    check_edge(op, condition, PARENT, condition.operands[1:], _types(op.results))
    check_edge(op, condition, 1, condition.operands[1:], _types(after.arguments))
    check_edge(op, end, 0, end.operands, arguments)
    return None


def _is_index(type: Type) -> bool:
    return isinstance(type, IndexType)


def verify_parallel(op: Operation) -> str | None:
    """One induction variable a dimension, positive constant steps, as many results as reductions."""
    entry = op.regions[0].entry()
    steps = operand_group(op, "step")
    if not steps:
        return "needs at least one tuple element for lowerBound, upperBound and step"
    for step in steps:
        if step.op is not None and step.op.info.name == "arith.constant":
            value = step.op.attributes.get("value")
            if isinstance(value, IntegerAttr) and value.value <= 0:
                return "constant step operand must be positive"
    if len(entry.arguments) != len(steps):
        return (
            f"expects the same number of induction variables: {len(entry.arguments)} "
            f"as bound and step values: {len(steps)}"
        )
    if not all(_is_index(argument.type) for argument in entry.arguments):
        return "expects arguments for the induction variable to be of index type"
    last = entry.last
    if last is None or last.info.name != "scf.reduce":
        raise _wrong_end(op, last, "scf.reduce")
    inits = operand_group(op, "initVals")
    for count in (len(last.regions), len(last.operands)):
        if len(op.results) != count:
            return f"expects number of results: {len(op.results)} to be the same as number of reductions: {count}"
    if len(op.results) != len(inits):
        return f"expects number of results: {len(op.results)} to be the same as number of initial values: {len(inits)}"
    for index, (result, operand) in enumerate(zip(op.results, last.operands, strict=True)):
        if result.type is not operand.type:
            text = (
                f"'scf.reduce' op expects type of {index}-th reduction operand: {quoted(operand.type)} to be the same "
                f"as the {index}-th result type: {quoted(result.type)}"
            )
            raise DiagnosticError.about_op(text, last)
    for index, (result, init) in enumerate(zip(op.results, inits, strict=True)):
        if result.type is not init.type:
            return (
                f"expects type of {index}-th initial value: {quoted(init.type)} "
                f"to be the same as the {index}-th result type: {quoted(result.type)}"
            )
    counts = [len(operand_group(op, name)) for name in ("lowerBound", "upperBound")]
    if counts != [len(steps), len(steps)]:
        return f"expects as many lower and upper bounds as steps, but got {counts[0]}, {counts[1]} and {len(steps)}"
    return None


def verify_reduce_regions(op: Operation) -> str | None:
    """A reduction combines two values of its operand's type."""
    if len(op.regions) != len(op.operands):
        return f"expected number of reduction regions to be the same as number of operands: {len(op.operands)}"
    for index, (region, operand) in enumerate(zip(op.regions, op.operands, strict=True)):
        block = region.entry()
        if len(block.arguments) != 2 or any(argument.type is not operand.type for argument in block.arguments):
            return f"expected two block arguments with type {quoted(operand.type)} in the {index}-th reduction region"
        if block.last is None or block.last.info.name != "scf.reduce.return":
            return "reduction bodies must be terminated with an 'scf.reduce.return' op"
    return None


def verify_reduce_return(op: Operation) -> str | None:
    """The value has the type of the reduction's arguments."""
    block = op.block
    if block is None or not block.arguments:
        return None
    wanted = block.arguments[0].type
    if op.operands[0].type is not wanted:
        return f"must have type {quoted(wanted)} (the type of the reduction inputs)"
    return None


def verify_index_switch(op: Operation) -> str | None:
    """One region a case, no case twice, every region yields the results."""
    cases = op.attributes.get("cases")
    assert isinstance(cases, DenseArrayAttr)
    if len(op.regions) - 1 != len(cases.values):
        return f"has {len(op.regions) - 1} case regions but {len(cases.values)} case values"
    seen: set[int] = set()
    for value in cases.values:
        if value in seen:
            return f"has duplicate case value: {value}"
        seen.add(value)
    for number, region in enumerate(op.regions):
        _verify_switch_region(op, region, "default region" if number == 0 else f"case region #{number - 1}")
    return None


def _verify_switch_region(op: Operation, region: Region, name: str) -> None:
    block = region.first
    if block is None or block.last is None or block.last.info.name != "scf.yield":
        got = name if block is None or block.last is None else block.last.info.name
        raise DiagnosticError(f"'scf.index_switch' op expected region to end with scf.yield, but got {got}", op.loc)
    last = block.last
    if len(last.operands) != len(op.results):
        raise DiagnosticError(
            f"'scf.index_switch' op expected each region to return {len(op.results)} values, but {name} returns "
            f"{len(last.operands)}",
            op.loc,
            (("see yield operation here", last.loc),),
        )
    for index, (result, operand) in enumerate(zip(op.results, last.operands, strict=True)):
        if result.type is not operand.type:
            raise DiagnosticError(
                f"'scf.index_switch' op expected result #{index} of each region to be {quoted(result.type)}",
                op.loc,
                ((f"{name} returns {quoted(operand.type)} here", last.loc),),
            )


def _wrong_end(op: Operation, last: Operation | None, expected: str) -> DiagnosticError:
    """The error of an op, not of the one that ends its body: that may be right in another place."""
    notes = (("terminator here", last.loc),) if last is not None else ()
    return DiagnosticError(f"'{op.info.name}' op expects body to terminate with '{expected}'", op.loc, notes)


def verify_forall(op: Operation) -> str | None:
    """Bounds of one rank, arguments for induction variables and outputs, a mapping as long as the rank."""
    entry = op.regions[0].entry()
    lower = static_values(op, "staticLowerBound")
    outputs = operand_group(op, "outputs")
    rank = len(lower)
    if len(op.results) != len(outputs):
        return f"produces {len(op.results)} results, but has only {len(outputs)} outputs"
    if len(entry.arguments) != rank + len(outputs):
        return f"region expects {rank + len(outputs)} arguments"
    for index in range(rank):
        if entry.arguments[index].type is not INDEX:
            return f"expects {index}-th block argument to be an index"
    for index, output in enumerate(outputs):
        if entry.arguments[rank + index].type is not output.type:
            return f"type mismatch between {index}-th output and corresponding block argument"
    mapping = op.attributes.get("mapping")
    if isinstance(mapping, ArrayAttr) and mapping.elements:
        masks = [is_mask(one) for one in mapping.elements].count(True)
        if len(mapping.elements) - masks != rank:
            return "mapping attribute size must match op rank"
        if masks > 1:
            return '"mapping" supports at most one device masking attribute'
    for name, words in zip(BOUNDS, ("lower bound", "upper bound", "step"), strict=True):
        verify_mixed(op, words, rank, static_values(op, static_name(name)), operand_group(op, name))
    first = len(op.operands) - len(outputs)
    for index, (output, result) in enumerate(zip(outputs, op.results, strict=True), first):
        if result.type is not output.type:
            return (
                f"expected type of operand #{index} ({quoted(output.type)}) to match type of corresponding result "
                f"({quoted(result.type)})"
            )
    return None


def verify_in_parallel(op: Operation) -> str | None:
    """Only tensor.parallel_insert_slice, into the forall's output arguments."""
    block = op.regions[0].entry()
    forall = op.parent_op()
    if forall is None or forall.info.name != "scf.forall":
        return "expected forall op parent"
    entry = forall.regions[0].first
    for child in block:
        if child.info.name != "tensor.parallel_insert_slice":
            return "expected only ParallelCombiningOpInterface ops"
        if len(child.operands) < 2:
            return None  # the verifier reports the op itself
        destination = child.operands[1]
        if entry is None or destination not in entry.arguments:
            text = "'tensor.parallel_insert_slice' op may only insert into an output block argument"
            raise DiagnosticError.about_op(text, child)
    return None


def is_list_of_mappings(attribute: Attribute) -> bool:
    """An array of attributes that say to what an iteration is mapped."""
    return isinstance(attribute, ArrayAttr) and all(is_device_mapping(one) for one in attribute.elements)
