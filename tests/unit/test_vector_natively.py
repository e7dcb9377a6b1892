"""Programs of vector ops print the same interpreted and natively, behind convert-vector-to-llvm."""

from __future__ import annotations

import pytest

from tests.support import executed, vector_programs

NATIVELY = pytest.mark.skipif(not executed.is_there(), reason="mlir-runner or its libraries are missing")

MASKS = """
func.func private @bound(%n: index) -> index {
  return %n : index
}
func.func @main() {
  %n = arith.constant 4294967298 : index
  %least = arith.constant -9223372036854775808 : index
  %great = call @bound(%n) : (index) -> index
  %0 = vector.create_mask %great : vector<4xi1>
  vector.print %0 : vector<4xi1>
  %none = call @bound(%least) : (index) -> index
  %1 = vector.create_mask %none : vector<4xi1>
  vector.print %1 : vector<4xi1>
  return
}
"""
"""The upper bits of a bound count: 2^32 + 2 elements, and fewer than none."""

INFINITIES = """
func.func @main() {
  %inf = arith.constant 0x7F800000 : f32
  %least = arith.constant 0xFF800000 : f32
  %v = vector.broadcast %inf : f32 to vector<4xf32>
  %w = vector.broadcast %least : f32 to vector<4xf32>
  %n = arith.constant 2 : index
  %k = vector.create_mask %n : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %0 : f32
  %1 = vector.mask %k { vector.reduction <maximumf>, %w : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %1 : f32
  return
}
"""

BITS_OF_ZERO = """
func.func private @same(%v: vector<2xf16>) -> vector<2xf16> {
  return %v : vector<2xf16>
}
func.func @main() {
  %c = arith.constant dense<-0.0> : vector<2xf16>
  %0 = vector.bitcast %c : vector<2xf16> to vector<1xi32>
  vector.print %0 : vector<1xi32>
  %v = call @same(%c) : (vector<2xf16>) -> vector<2xf16>
  %1 = vector.bitcast %v : vector<2xf16> to vector<1xi32>
  vector.print %1 : vector<1xi32>
  %d = arith.constant dense<-0.0> : vector<1xf64>
  %2 = vector.bitcast %d : vector<1xf64> to vector<2xi32>
  vector.print %2 : vector<2xi32>
  return
}
"""
"""What a bitcast gives has the sign of zero, folded or not."""


@pytest.mark.full
@NATIVELY
@pytest.mark.parametrize("seed", [3, 5])
def test_generated_programs(seed: int) -> None:
    text = vector_programs.program(seed)
    assert vector_programs.native(vector_programs.converted(text)) == vector_programs.interpreted(text)


@NATIVELY
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (MASKS, "( 1, 1, 1, 1 )\n( 0, 0, 0, 0 )\n"),
        (INFINITIES, "inf\n-inf\n"),
        (BITS_OF_ZERO, "( -2147450880 )\n( -2147450880 )\n( 0, -2147483648 )\n"),
    ],
    ids=["masks", "infinities", "bits-of-zero"],
)
def test_known_faults(text: str, wanted: str) -> None:
    assert vector_programs.interpreted(text) == wanted
    assert vector_programs.native(vector_programs.converted(text)) == wanted


@NATIVELY
def test_positions_of_64_bits() -> None:
    text = vector_programs.converted(MASKS, "=force-32bit-vector-indices=false")
    assert vector_programs.native(text) == "( 1, 1, 1, 1 )\n( 0, 0, 0, 0 )\n"
