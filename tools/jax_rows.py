"""Compares rows of the shape library for StableHLO and CHLO with what JAX says of programs that it makes.

    pip install jax
    python tools/jax_rows.py [--count 20] [--seed 1] [--only conv,gather] [--list]

tools/jax_graphs/draws.py draws functions and operands. JAX lowers each to StableHLO, where all types are static, and
runs it, so that the types of its results are what they say. All types that a row of the library can give are erased,
and compared with what --shape-inference finds: once from operands whose extents are numbers, and once from operands
of which the extents have names, where results are expressions over these. `--list` prints each program.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import jax

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.analysis.shapes.libraries import MAPPING
from pyopt.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, FunctionType, TensorType
from pyopt.passes.shapes.library import COMMON, load
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.jax_graphs.draws import DRAWS
from tools.onnx_graphs.draws import Draw
from tools.onnx_graphs.known import at_sizes, solved

TRIES: Final = 10
"""Draws for each that counts: JAX refuses some."""


def text_of(function: Any, operands: list[Any]) -> str:
    """The module in the generic form."""
    lowered = jax.jit(function).lower(*operands)
    return str(lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True, large_elements_limit=16))


def with_names(module: Any) -> dict[str, int] | None:
    """Names the extents of the parameters of the only function: their sizes. None if there are several functions."""
    functions = [op for op in module.walk() if op.name == "func.func"]
    if len(functions) != 1:
        return None
    function = functions[0]
    arguments = function.regions[0].entry().arguments
    sizes: dict[str, int] = {}
    attributes = []
    for at, argument in enumerate(arguments):
        names = [f"x{at}_{axis}" for axis in range(len(argument.type.shape))]
        sizes.update(zip(names, argument.type.shape, strict=True))
        dims = ArrayAttr.get(tuple([StringAttr.get(one) for one in names]))
        attributes.append(DictionaryAttr.get({"shape.dims": dims} if names else {}))
        argument.type = TensorType.get((DYNAMIC,) * len(names), argument.type.element_type)
    given = function.attributes["function_type"].value
    function.attributes["function_type"] = TypeAttr.get(
        FunctionType.get(tuple([one.type for one in arguments]), given.results)
    )
    function.attributes["arg_attrs"] = ArrayAttr.get(tuple(attributes))
    return sizes


class Counts:
    """The programs, and the extents of results that a row gives."""

    def __init__(self) -> None:
        self.programs = self.extents = self.unknown = self.named = 0
        self.wrong: list[str] = []
        self.ops: set[str] = set()
        self.least_known: dict[str, int] = {}

    def compare(self, text: str, is_named: bool) -> None:
        messages: list[object] = []
        context = Context(lambda *message: messages.append(message), allow_unregistered=True)
        module = parse_module(Source(text, "-"), context)
        assert module is not None, messages
        sizes = with_names(module) if is_named else {}
        if sizes is None:
            return
        truth: dict[Value, tuple[str, TensorType]] = {}
        for op in module.walk():
            if op.name not in ROWS:
                continue
            self.ops.add(op.name)
            for result in op.results:
                if isinstance(result.type, TensorType):
                    truth[result] = (op.name, result.type)
                    result.type = TensorType.get(None, result.type.element_type)
        solver, functions = solved(module, context)
        self.wrong += [f"{op.name}: {error.message}" for op, error in functions.errors.items()]
        self.wrong += [f"{conflict}" for conflict in solver.conflicts]
        for value, (op_name, type) in truth.items():
            extents = solver.shape(value).extents
            found = None if extents is None else [at_sizes(one)(sizes) for one in extents]
            shape = type.shape or ()
            is_wrong = found is not None and len(found) != len(shape)
            for one, extent in zip(found or [], shape, strict=False):
                is_wrong = is_wrong or one not in (None, extent)
            if is_wrong:
                self.wrong.append(f"{op_name}: {type} is taken for {found}")
            count = sum([one is not None for one in found or []])
            if is_named:
                self.named += count
            else:
                self.extents += len(shape)
                missing = len(shape) - count + (found is None and not shape)
                self.unknown += missing
                if missing:
                    self.least_known[op_name] = self.least_known.get(op_name, 0) + missing


def rows() -> set[str]:
    """The ops of StableHLO and CHLO that have shape functions."""
    libraries = load([COMMON], Context(lambda *message: None)).libraries
    found = set()
    for library in libraries:
        mapping = library.attributes.get(MAPPING)
        for name, _ in mapping.entries if isinstance(mapping, DictionaryAttr) else []:
            if name.startswith(("stablehlo.", "chlo.")):
                found.add(name)
    return found


ROWS: Final = rows()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args(arguments)
    counts = Counts()
    for name in options.only.split(",") if options.only else sorted(DRAWS):
        # A function that is drawn may be any of many.
        wanted = options.count * (4 if name in ("binary", "unary") else 1)
        done = 0
        for at in range(wanted * TRIES):
            if done == wanted:
                break
            function, operands = DRAWS[name](Draw([options.seed, at, *name.encode()]))
            try:
                text = text_of(function, operands)
            except (TypeError, ValueError) as error:
                if options.list:
                    print(name, error)
                continue
            done += 1
            before = len(counts.wrong)
            for is_named in (False, True):
                counts.compare(text, is_named)
            if options.list or len(counts.wrong) > before:
                print(text)
            for one in counts.wrong[before:]:
                print(f"{name}: {one}")
        counts.programs += done
        if done < wanted:
            print(f"{name}: ran {done} times")
    missing = sorted(ROWS - counts.ops)
    for op, number in sorted(counts.least_known.items()):
        print(f"{op}: {number} extents are unknown")
    print(f"not met: {', '.join(missing)}")
    print(
        f"{len(counts.ops)} ops in {counts.programs} programs, {counts.extents} extents: {counts.unknown} unknown, "
        f"{counts.named} known by names, {len(counts.wrong)} wrong"
    )
    return 1 if counts.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
