"""`pyopt-translate` on constants that do not fit their types, types that LLVM IR has not, and operands out of range."""

from __future__ import annotations

import pytest

from pyopt.driver.translate import run_in_process

COUNT = "Global variable initializer type does not match global variable type!"
FLOAT = "FloatAttr does not match expected type of the constant"
CONSTANT = "unsupported constant value"
SEQUENTIAL = "expected sequential LLVM types wrapping a scalar"


def translate(text: str) -> tuple[int, str, str]:
    return run_in_process(["--mlir-to-llvmir"], text)


@pytest.mark.parametrize(
    ("value", "type", "message"),
    [
        ("dense<[1, 2]> : tensor<2xi32>", "!llvm.array<3 x i32>", COUNT),
        ("dense<[1, 2, 3]> : tensor<3xi32>", "!llvm.array<2 x i32>", COUNT),
        ("dense<> : tensor<0xi32>", "!llvm.array<2 x i32>", COUNT),
        ("dense<[(0.0, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>", "!llvm.array<3 x struct<(f32, f32)>>", COUNT),
        ("dense<[(0.0, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>", "!llvm.array<1 x struct<(f32, f32)>>", COUNT),
        ("dense<> : tensor<0xcomplex<f32>>", "!llvm.array<2 x struct<(f32, f32)>>", COUNT),
        ("[1 : i32, 2 : i32]", "!llvm.array<3 x i32>", COUNT),
        ("1.0 : f32", "i64", FLOAT),
        ("1.0 : f64", "i32", FLOAT),
        ("dense<1.0> : tensor<2xf64>", "!llvm.array<2 x f32>", FLOAT),
        ("dense<[1.0, 2.0]> : tensor<2xf64>", "vector<2xf32>", FLOAT),
        ("dense<[1.0, 2.0]> : tensor<2xf32>", "!llvm.array<2 x i64>", FLOAT),
        ("dense<[1.0, 2.0]> : tensor<2xf64>", "!llvm.array<2 x ptr>", FLOAT),
        ("dense<1> : tensor<2xi64>", "!llvm.array<2 x ptr>", CONSTANT),
        ("dense<[1, 2]> : tensor<2xi64>", "!llvm.array<2 x f32>", CONSTANT),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "!llvm.array<4 x i32>", COUNT),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "vector<4xi32>", COUNT),
        ("dense<[1, 2, 3, 4]> : tensor<4xi32>", "!llvm.array<2 x array<2 x i32>>", COUNT),
        ("dense<[1, 2, 3, 4]> : vector<4xi32>", "!llvm.array<4 x i32>", COUNT),
        ("dense<[1, 2]> : tensor<2xi8>", "vector<2xi8>", COUNT),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "!llvm.array<4 x i8>", SEQUENTIAL),
        ("dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>", "!llvm.array<4 x i32>", SEQUENTIAL),
        ("sparse<[[0]], [1]> : tensor<4xi32>", "i32", SEQUENTIAL),
        ("sparse<[[0, 0]], [1]> : tensor<2x2xi32>", "vector<4xi32>", SEQUENTIAL),
        ("sparse<[[0]], [1]> : tensor<4xi32>", "!llvm.array<2 x array<2 x i32>>", COUNT),
        ("sparse<[[0]], [1]> : tensor<4xi32>", "vector<4xf32>", COUNT),
        ("1 : i32", "!llvm.array<4 x i8>", COUNT),
        ("1.0 : f32", "!llvm.struct<(f32, f32)>", "expected an array attribute for a struct constant"),
        ('["a", "b"]', "!llvm.array<2 x f32>", COUNT),
        ("@a", "i64", "Invalid bitcast"),
        ("@b", "!llvm.ptr", CONSTANT),
        ("#llvm.zero", "vector<[4]xi32>", "Globals cannot contain scalable types"),
        ("dense<1> : tensor<4xi32>", "vector<[4]xi32>", "Globals cannot contain scalable types"),
        ("dense<1> : tensor<1xi8>", "!llvm.array<9223372036854775807 x i8>", "elements that are not zero is too large"),
        ("dense<(1, 1)> : tensor<1xcomplex<i8>>", "!llvm.array<4294967296 x struct<(i8, i8)>>", "is too large"),
    ],
)
def test_constants_that_do_not_fit(value: str, type: str, message: str) -> None:
    code, out, err = translate(f"llvm.mlir.global @a({value}) : {type}")
    assert (code, out) == (1, "") and message in err.splitlines()[0]


@pytest.mark.parametrize(
    ("value", "type", "text"),
    [
        ("dense<(0.0, 1.0)> : tensor<1xcomplex<f32>>", "!llvm.array<2 x struct<(f32, f32)>>",
         "[{ float, float } { float 0.000000e+00, float 1.000000e+00 }, "
         "{ float, float } { float 0.000000e+00, float 1.000000e+00 }]"),
        ("dense<(3, 4)> : tensor<4xcomplex<i8>>", "!llvm.array<2 x array<1 x struct<(i8, i8)>>>",
         "[[1 x { i8, i8 }] [{ i8, i8 } { i8 3, i8 4 }], [1 x { i8, i8 }] [{ i8, i8 } { i8 3, i8 4 }]]"),
        ("dense<(0.0, 0.0)> : tensor<1xcomplex<f32>>", "!llvm.array<9223372036854775807 x struct<(f32, f32)>>",
         "zeroinitializer"),
        ("dense<0> : tensor<1xi32>", "!llvm.array<9223372036854775807 x i32>", "zeroinitializer"),
        ("dense<[4294967297, -1]> : tensor<2xi64>", "!llvm.array<2 x i32>", "[i32 1, i32 -1]"),
        ("dense<4294967297> : tensor<2xi64>", "vector<2xi32>", "splat (i32 1)"),
        ("1.0 : f32", "i32", "1065353216"),
        ("dense<[[1, 2], [3, 4]]> : vector<2x2xi32>", "!llvm.array<2 x vector<2xi32>>",
         "[<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]"),
        ("sparse<[[1]], [7]> : tensor<2xi64>", "vector<2xi32>", "<i32 0, i32 7>"),
        ("dense<true> : tensor<2xi1>", "!llvm.array<2 x i32>", "[i32 1, i32 1]"),
        ("dense<[true, false]> : tensor<2xi1>", "!llvm.array<2 x i1>", "[i1 true, i1 false]"),
        ("dense<[1.0, 2.0]> : tensor<2xf32>", "!llvm.array<2 x i32>", "[i32 1065353216, i32 1073741824]"),
    ],
)  # fmt: skip
def test_constants_that_are_repeated_or_read_otherwise(value: str, type: str, text: str) -> None:
    code, out, err = translate(f"llvm.mlir.global @a({value}) : {type}")
    assert (code, err) == (0, "") and out.splitlines()[3].endswith(f" {text}")


@pytest.mark.parametrize("type", ["index", "memref<4xf32>", "f8E4M3FN", "tf32", "() -> ()", "complex<f32>", "none"])
@pytest.mark.parametrize(
    ("op", "text"),
    [
        ("llvm.getelementptr",
         "llvm.func @f(%p: !llvm.ptr) {{\n%0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, {}"),
        ("llvm.alloca", "llvm.func @f(%n: i32) {{\n%0 = llvm.alloca %n x {} : (i32) -> !llvm.ptr"),
        ("llvm.func", "llvm.func @f(%p: !llvm.ptr {{llvm.byval = {}}}) {{"),
        ("llvm.call", "llvm.func @f(%p: !llvm.ptr) {{\nllvm.call @f(%p) : (!llvm.ptr {{llvm.byval = {}}}) -> ()"),
    ],
)  # fmt: skip
def test_types_without_a_counterpart(op: str, text: str, type: str) -> None:
    code, out, err = translate(text.format(type) + "\nllvm.return\n}\n")
    assert (code, out) == (1, "")
    assert (
        f"error: LLVM IR has no type like {type}\n" in err and f"LLVM Translation failed for operation: {op}\n" in err
    )


def test_vectors_of_several_dimensions_are_flat() -> None:
    code, out, _ = translate(
        "llvm.func @f(%p: !llvm.ptr) {\n"
        "  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, vector<2x3xf32>\n  llvm.return\n}"
    )
    assert code == 0 and "getelementptr <6 x float>, ptr %0, i32 1" in out


@pytest.mark.parametrize(
    "text", ["%0 = llvm.add %1, %1 : i32\n%1 = llvm.mlir.constant(3 : i32) : i32", "%0 = llvm.add %0, %0 : i32"]
)
def test_uses_before_definitions_outside_of_functions(text: str) -> None:
    code, out, err = translate(text)
    assert (code, out) == (1, "") and "<stdin>:1:6: error: LLVM Translation failed for operation: llvm.add\n" in err


def test_shuffles_out_of_range() -> None:
    """Of constants they are undefined there, as LLVM has it; others are no valid instructions."""
    shuffle = "%r = llvm.shufflevector %a, %b [0, 5, 8, -2] : vector<4xi32>\nllvm.return %r : vector<4xi32>\n}"
    constant = "llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>"
    text = f"llvm.func @f() -> vector<4xi32> {{\n%a = {constant}\n%b = {constant}\n{shuffle}"
    code, out, err = translate(text)
    assert (code, err) == (0, "") and "ret <4 x i32> <i32 1, i32 2, i32 undef, i32 undef>" in out
    code, _, err = translate(f"llvm.func @f(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {{\n{shuffle}")
    assert code == 1 and "<stdin>:2:6: error: Invalid shufflevector operands!\n" in err


@pytest.mark.parametrize(
    ("value", "type", "message"),
    [
        ("dense<[1, 2]> : tensor<2xi32>", "vector<[2]xi32>", "scalable vector type requires a splat attribute"),
        ("sparse<[[0]], [1]> : tensor<4xi32>", "vector<4xf32>", "expected integer element type for integer elements"),
        ("dense<1> : vector<[4]xi32>", "vector<2xi8>", "have a different number of elements: 2 vs. 4"),
        (
            "[1 : i32]",
            "!llvm.array<2 x i32>",
            "array attribute size does not match array type size in dimension 0: 1 vs. 2",
        ),
        ("[1 : i32, 2 : i32]", "!llvm.array<2 x array<2 x i32>>", "nested attribute for sub-array in dimension 0"),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "!llvm.array<4 x i32>", "Function return type does not match"),
        ("dense<[1, 2, 3, 4]> : vector<4xi32>", "!llvm.array<4 x i32>", "Function return type does not match"),
    ],
)
def test_constants_that_are_returned(value: str, type: str, message: str) -> None:
    """As mlir-translate has it; a constant of another type that is only stored is none of its errors."""
    constant = f"%0 = llvm.mlir.constant({value}) : {type}"
    code, out, err = translate(f"llvm.func @f() -> {type} {{\n  {constant}\n  llvm.return %0 : {type}\n}}")
    assert (code, out) == (1, "") and message in err.splitlines()[0]
    if "return type" in message:
        store = f"llvm.store %0, %p : {type}, !llvm.ptr"
        code, out, err = translate(f"llvm.func @f(%p: !llvm.ptr) {{\n  {constant}\n  {store}\n  llvm.return\n}}")
        assert (code, err) == (0, "") and "store [4 x i32]" in out


def test_masks_of_another_length_than_their_result() -> None:
    """What mlir-translate makes of them has another type, where it is used."""
    types = "(vector<4xf32>, vector<4xf32>) -> vector<1xf32>"
    line = f'%0 = "llvm.shufflevector"(%a, %a) <{{mask = array<i32: 0, 1>}}> : {types}'
    code, out, err = translate(f"llvm.func @f(%a: vector<4xf32>) {{\n  {line}\n  llvm.return\n}}")
    assert (code, out) == (1, "") and "has 2 lanes, and its result 1" in err.splitlines()[0]
