"""Whole programs run natively: mlir-opt lowers them, mlir-runner prints the bits of all that they give.

A driver makes the arguments (constants for tensors, filled buffers for memrefs), calls @main and prints each element of
the results, and of memref arguments afterwards, as a 64-bit number.
"""

from __future__ import annotations

import math
import os
import subprocess
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from pyopt.interpreter.api import find_function
from pyopt.interpreter.convert import type_text
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.types import ComplexType, FloatType, IntegerType, MemRefType, ShapedType, TensorType, Type
from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES
from tests.support.shell import NO_SYMBOLS

Array = npt.NDArray[np.generic]

BUFFERIZE = (
    "--convert-elementwise-to-linalg",
    "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops",
)
LOWERING = (
    "--convert-linalg-to-loops", "--lower-affine", "--convert-vector-to-scf", "--scf-forall-to-for",
    "--convert-bufferization-to-memref", "--convert-scf-to-cf", "--memref-expand", "--expand-strided-metadata",
    "--lower-affine", "--convert-complex-to-standard", "--convert-complex-to-llvm", "--convert-vector-to-llvm",
    "--arith-expand", "--convert-math-to-llvm", "--convert-math-to-libm", "--convert-arith-to-llvm",
    "--convert-index-to-llvm", "--finalize-memref-to-llvm", "--convert-cf-to-llvm", "--convert-ub-to-llvm",
    "--convert-func-to-llvm", "--reconcile-unrealized-casts",
)  # fmt: skip

LOWERED_BY = os.environ.get("PYOPT_LOWERED_BY", llvm.MLIR_OPT)
"""What lowers the programs: the path of a pyopt shows that its own lowering computes the same."""
NOT_OURS = ("--scf-forall-to-for",)


class NotLowered(Exception):
    """The reference does not lower the program."""


def run_natively(
    text: str, module: Operation, arguments: Sequence[object], shapes: Sequence[Sequence[int]]
) -> list[Array]:
    """The results of @main, which have these shapes, and memref arguments afterwards; raises NotLowered."""
    driver = Driver(module, arguments)
    program = text.replace("@main(", "@program(") + driver.text()
    flags: tuple[str, ...] = (*BUFFERIZE, *LOWERING) if "tensor<" in program else LOWERING
    if "sparse_tensor." in text:
        flags = ("--sparsifier=enable-runtime-library=false",)
    lowered = _run(
        [LOWERED_BY, *(flag for flag in flags if LOWERED_BY == llvm.MLIR_OPT or flag not in NOT_OURS), "-"], program
    )
    if lowered.returncode:
        raise NotLowered(lowered.stderr[:500])
    command = [
        llvm.MLIR_RUNNER,
        "-e",
        "main",
        "-entry-point-result=void",
        "-O0",
        f"-shared-libs={LIBRARIES[0]}",
        "-",
    ]
    done = _run(command, lowered.stdout)
    assert done.returncode == 0, done.stderr[:2000]
    numbers = [int(line) for line in done.stdout.split()]
    found = []
    for type, shape in zip(driver.printed, shapes, strict=True):
        element = type.element_type if isinstance(type, ShapedType) else type
        count = math.prod(shape) * (2 if isinstance(element, ComplexType) else 1)
        found.append(array_of_bits(numbers[:count], element).reshape(shape))
        del numbers[:count]
    assert not numbers, f"{len(numbers)} numbers too many"
    return found


def array_of_bits(numbers: Sequence[int], type: Type) -> Array:
    """What the driver prints for elements of the type."""
    if isinstance(type, ComplexType):
        parts = array_of_bits(numbers, type.element_type).astype(np.float64)
        return np.asarray(parts[::2] + 1j * parts[1::2])
    if isinstance(type, FloatType):
        wide = type.name == "f64"
        return np.array(numbers, np.int64 if wide else np.int32).view(np.float64 if wide else np.float32)
    if isinstance(type, IntegerType) and type.width == 1:
        return np.asarray(np.array(numbers, np.int64) != 0)
    return np.array(numbers, np.int64)


def _run(command: list[str], text: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **NO_SYMBOLS}
    return subprocess.run(
        command, input=text, capture_output=True, text=True, check=False, timeout=120, env=environment
    )


class Driver:
    """The text of @main, which calls @program and prints values of the types in `printed`."""

    def __init__(self, module: Operation, arguments: Sequence[object]) -> None:
        function = find_function(module, "main")
        assert function is not None
        type = function_type_of(function.attributes["function_type"])
        assert type is not None
        self.inputs, self.outputs = type.inputs, type.results
        self.arguments = [np.asarray(one) for one in arguments]
        self.lines: list[str] = []
        self.globals: list[str] = []
        self.printed = [*self.outputs, *[one for one in self.inputs if isinstance(one, MemRefType)]]
        self.number = 0

    def text(self) -> str:
        names = [self._argument(array, type) for array, type in zip(self.arguments, self.inputs, strict=True)]
        results = ", ".join([f"%result{at}" for at in range(len(self.outputs))])
        types = ", ".join([type_text(one) for one in self.inputs])
        gives = ", ".join([type_text(one) for one in self.outputs])
        head = f"{results} = " if results else ""
        self._add(f"{head}func.call @program({', '.join(names)}) : ({types}) -> ({gives})")
        for at, type in enumerate(self.outputs):
            self._print(f"%result{at}", type)
        for name, type in zip(names, self.inputs, strict=True):
            if isinstance(type, MemRefType):
                self._print(name, type)
        body = "".join([f"  {line}\n" for line in self.lines])
        declared = "func.func private @printI64(i64)\nfunc.func private @printNewline()\n"
        return "\n" + declared + "".join(self.globals) + f"func.func @main() {{\n{body}  return\n}}\n"

    def _add(self, text: str) -> None:
        self.lines.append(text)

    def _fresh(self) -> str:
        self.number += 1
        return f"%d{self.number}"

    def _constant(self, value: str, type: str) -> str:
        name = self._fresh()
        self._add(f"{name} = arith.constant {value} : {type}")
        return name

    def _argument(self, array: Array, type: Type) -> str:
        """Ops that make it; its name."""
        if not isinstance(type, ShapedType):
            if isinstance(type, ComplexType):
                raise NotLowered("complex arguments")
            return self._constant(literal(array, type), type_text(type))
        if isinstance(type.element_type, ComplexType) and array.size == 0:
            raise NotLowered("no complex numbers")
        element = type_text(type.element_type)
        extents = "".join([f"{one}x" for one in array.shape])
        dense = f"dense<{literal(array, type.element_type) if array.size else ''}>"
        wanted = type_text(type)
        if isinstance(type, TensorType):
            fixed = f"tensor<{extents}{element}>"
            name = self._constant(dense, fixed)
            # A copy of its own: constants are not to be written.
            copy = self._fresh()
            self._add(f"{copy} = bufferization.alloc_tensor() copy({name}) : {fixed}")
            return self._cast("tensor", copy, fixed, wanted)
        fixed = f"memref<{extents}{element}>"
        symbol = f"@constant{len(self.globals)}"
        self.globals.append(f"memref.global constant {symbol} : {fixed} = {dense}\n")
        source, name = self._fresh(), self._fresh()
        self._add(f"{source} = memref.get_global {symbol} : {fixed}")
        self._add(f"{name} = memref.alloc() : {fixed}")
        self._add(f"memref.copy {source}, {name} : {fixed} to {fixed}")
        return self._cast("memref", name, fixed, wanted)

    def _cast(self, kind: str, name: str, type: str, wanted: str) -> str:
        if type == wanted:
            return name
        cast = self._fresh()
        self._add(f"{cast} = {kind}.cast {name} : {type} to {wanted}")
        return cast

    def _print(self, name: str, type: Type) -> None:
        """Loops that print all elements."""
        if not isinstance(type, ShapedType):
            self._print_number(name, type)
            return
        kind = "tensor" if isinstance(type, TensorType) else "memref"
        text = type_text(type)
        low, step = self._constant("0", "index"), self._constant("1", "index")
        places = []
        for at in range(len(type.shape or ())):
            axis, high, place = self._constant(str(at), "index"), self._fresh(), self._fresh()
            self._add(f"{high} = {kind}.dim {name}, {axis} : {text}")
            self._add(f"scf.for {place} = {low} to {high} step {step} {{")
            places.append(place)
        word = "tensor.extract" if kind == "tensor" else "memref.load"
        element = self._fresh()
        self._add(f"{element} = {word} {name}[{', '.join(places)}] : {text}")
        self._print_number(element, type.element_type)
        for _ in places:
            self._add("}")

    def _print_number(self, name: str, type: Type) -> None:
        if isinstance(type, ComplexType):
            for part in ("re", "im"):
                made = self._fresh()
                self._add(f"{made} = complex.{part} {name} : {type_text(type)}")
                self._print_number(made, type.element_type)
            return
        text = type_text(type)
        if isinstance(type, FloatType):
            text = "i64" if type.name == "f64" else "i32"
            made = self._fresh()
            self._add(f"{made} = arith.bitcast {name} : {type_text(type)} to {text}")
            name = made
        if text == "index":
            made = self._fresh()
            self._add(f"{made} = arith.index_cast {name} : index to i64")
            name = made
        elif text != "i64":
            made = self._fresh()
            self._add(f"{made} = arith.extsi {name} : {text} to i64")
            name = made
        self._add(f"func.call @printI64({name}) : (i64) -> ()")
        self._add("func.call @printNewline() : () -> ()")


def literal(array: Array, type: Type) -> str:
    """Numbers as MLIR writes them."""
    if array.shape:
        return "[" + ", ".join([literal(one, type) for one in array]) + "]"
    value = array.item()
    if isinstance(type, ComplexType):
        return f"({value.real!r}, {value.imag!r})"
    if isinstance(type, FloatType):
        return repr(float(value))
    if isinstance(type, IntegerType) and type.width == 1:
        return "true" if value else "false"
    return str(int(value))
