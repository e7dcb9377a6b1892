"""drop-equivalent-buffer-results: a function does not return what its caller has handed to it.

    func.func private @f(%a: memref<4xf32>) -> memref<4xf32> {        func.func private @f(%a: memref<4xf32>) {
      return %a : memref<4xf32>                                 ->      return
    }                                                                 }
    %r = call @f(%b)                                                  call @f(%b)
    use(%r)                                                           use(%b)

Casts of an argument count as the argument; where the types differ, the caller casts. Functions with more than one
return keep their results, and so do public ones and those that are used other than by calls.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import casts
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.symbols import visibility
from pyopt.passes.buffers.functions import (
    attribute_list,
    function_type,
    functions_of,
    is_declaration,
    returns_of,
    set_attribute_list,
    set_function_type,
    uses_of_functions,
)
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter


def argument_behind_casts(value: Value, function: Operation) -> BlockArgument | None:
    """The function's argument that the value is, but for casts; None if it is something else."""
    while value.op is not None and value.op.info.name == "memref.cast":
        value = value.op.operands[0]
    if isinstance(value, BlockArgument) and value.block is function.regions[0].first:
        return value
    return None


def drop_results(function: Operation, calls: list[Operation], rewriter: Rewriter) -> bool:
    """f(a) -> a  becomes  f(a), with the operand in place of the result at each call"""
    returns = returns_of(function)
    if len(returns) != 1:
        return False
    (end,) = returns
    dropped: dict[int, int] = {}
    for index, value in enumerate(end.operands):
        argument = argument_behind_casts(value, function)
        if argument is not None and (argument.type is value.type or casts(argument.type, value.type)):
            dropped[index] = argument.index
    if not dropped:
        return False
    type = function_type(function)
    kept = [index for index in range(len(type.results)) if index not in dropped]
    attributes = attribute_list(function, "res_attrs", len(type.results))
    set_function_type(function, type.inputs, [type.results[index] for index in kept])
    set_attribute_list(function, "res_attrs", [attributes[index] for index in kept])
    end.set_operands([end.operands[index] for index in kept])
    for call in calls:
        replace_call(call, dropped, kept, rewriter)
    return True


def replace_call(call: Operation, dropped: dict[int, int], kept: list[int], rewriter: Rewriter) -> None:
    """%r:2 = call @f(%a) -> %r = call @f(%a), and %a where the dropped result was"""
    rewriter.start_at(call)
    new = rewriter.create(
        "func.call",
        call.operands,
        [call.results[index].type for index in kept],
        {"callee": call.attributes["callee"]},
    )
    values: list[Value] = []
    left = iter(new.results)
    for result in call.results:
        if result.index not in dropped:
            values.append(next(left))
            continue
        value = call.operands[dropped[result.index]]
        if value.type is not result.type:
            value = rewriter.create("memref.cast", [value], [result.type]).results[0]
        values.append(value)
    rewriter.replace(call, values)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Drops results of the functions of a module."""
    rewriter = Rewriter(pass_context.context)
    functions = [one for one in functions_of(op) if not is_declaration(one) and visibility(one) != "public"]
    changed = False
    uses = uses_of_functions(op, functions)
    for function in functions:
        calls = uses[function]
        if calls is not None and drop_results(function, calls, rewriter):
            changed = True
    return changed


PASS = make_pass(
    "drop-equivalent-buffer-results", run, anchor="builtin.module", class_name="DropEquivalentBufferResultsPass"
)
