"""Elements attributes: storage, text as the reference's, and its messages for wrong literals."""

from __future__ import annotations

import pytest

from pyopt.ir.attributes import FALSE, TRUE, Attribute, FloatAttr, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.elements import DenseElementsAttr, DenseStringElementsAttr, SparseElementsAttr, pack, unpack
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.types import F32, I1, I8, I32, INDEX, ComplexType, IntegerType, TensorType, Type, VectorType
from pyopt.syntax.attribute_parser import AttributeParser
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.syntax.lexer import Source
from pyopt.syntax.print_options import PrintOptions
from tests.support.work import calls_in


def parse(text: str) -> Attribute:
    context = Context(lambda severity, message, location, notes: None, True)
    return AttributeParser(Source(text + "\n", "-"), context).parse_attribute()


def dense(text: str) -> DenseElementsAttr:
    attribute = parse(text)
    assert isinstance(attribute, DenseElementsAttr)
    return attribute


def text_of(attribute: Attribute, options: PrintOptions | None = None) -> str:
    return AttributePrinter(options).attribute(attribute)


# Each as mlir-opt prints it.
@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("dense<[1, 2]> : tensor<2xi32>", ""),
        ("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", ""),
        ("dense<[1, 1]> : tensor<2xi32>", "dense<1> : tensor<2xi32>"),
        ("dense<[true, 0, true]> : tensor<3xi1>", "dense<[true, false, true]> : tensor<3xi1>"),
        ("dense<-1> : tensor<3xi1>", "dense<true> : tensor<3xi1>"),
        ("dense<[255, -128]> : tensor<2xi8>", "dense<[-1, -128]> : tensor<2xi8>"),
        ("dense<[255, 3]> : tensor<2xui8>", ""),
        ("dense<[0x7F, 10, -0x3]> : tensor<3xi32>", "dense<[127, 10, -3]> : tensor<3xi32>"),
        ("dense<[18446744073709551615, -1]> : tensor<2xi128>", ""),
        ("dense<> : tensor<0xi8>", ""),
        ("dense<[]> : tensor<0xi8>", "dense<> : tensor<0xi8>"),
        ("dense<[[], []]> : tensor<2x0xi8>", "dense<> : tensor<2x0xi8>"),
        ("dense<5> : tensor<0xi8>", ""),
        ("dense<1> : tensor<i32>", ""),
        ("dense<[1, 2]> : vector<[2]xi32>", ""),
        ("dense<1> : memref<2xi32>", ""),
        ("dense<1.> : tensor<2xf32>", "dense<1.000000e+00> : tensor<2xf32>"),
        ("dense<[0x7F800000, -0.0]> : tensor<2xf32>", "dense<[0x7F800000, -0.000000e+00]> : tensor<2xf32>"),
        ("dense<- 1.5> : tensor<2xf64>", "dense<-1.500000e+00> : tensor<2xf64>"),
        ("dense<1.0e39> : tensor<2xf32>", "dense<0x7F800000> : tensor<2xf32>"),
        ("dense<[(1, 2), (3, -4)]> : tensor<2xcomplex<i32>>", "dense<[(1,2), (3,-4)]> : tensor<2xcomplex<i32>>"),
        ("dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>", "dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>"),
        ("dense<[(true, false)]> : tensor<1xcomplex<i1>>", "dense<(true,false)> : tensor<1xcomplex<i1>>"),
        ('dense<"0x0100000002000000"> : tensor<2xi32>', "dense<[1, 2]> : tensor<2xi32>"),
        ('dense<"0x01000000"> : tensor<2xi32>', "dense<1> : tensor<2xi32>"),
        ('dense<"0x05"> : tensor<5xi1>', "dense<[true, false, true, false, false]> : tensor<5xi1>"),
        ('dense<"0xFF"> : tensor<4xi1>', "dense<true> : tensor<4xi1>"),
        ('dense<"0x05FF"> : tensor<2xi4>', "dense<[5, -1]> : tensor<2xi4>"),
        ('dense<"0x01020304"> : tensor<2xi12>', "dense<[513, 1027]> : tensor<2xi12>"),
        ('dense<"abc"> : tensor<2x!foo.s>', ""),
        (r'dense<["abc", "d\0A\22e"]> : tensor<2x!foo.s>', ""),
        ("dense_resource<foo> : tensor<2xi32>", ""),
        ("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", ""),
        ("sparse<[1], [5]> : tensor<3xi32>", "sparse<1, 5> : tensor<3xi32>"),
        ("sparse<[], []> : tensor<3xi32>", "sparse<> : tensor<3xi32>"),
    ],
)  # fmt: skip
def test_literals(written: str, printed: str) -> None:
    attribute = parse(written)
    assert text_of(attribute) == (printed or written)
    again = parse(text_of(attribute))
    # A sparse literal's indices have another shape when they are written as one number.
    assert again is attribute or isinstance(attribute, SparseElementsAttr)


# Each message and column as mlir-opt gives them.
@pytest.mark.parametrize(
    ("written", "column", "message"),
    [
        ("dense<[1, 2]> : tensor<3xi32>", 1, "inferred shape of elements literal ([2]) does not match type ([3])"),
        ("dense<[1, [2]]> : tensor<2xi32>", 14, "tensor literal is invalid; ranks are not consistent between elements"),
        ("dense<[1[], [2]]> : tensor<2x1xi32>", 9, "expected ']'"),
        ("dense<1.0> : tensor<3xi32>", 7, "expected integer elements, but parsed floating-point"),
        ("dense<1> : tensor<3xf32>", 7, "unexpected decimal integer literal for a floating point value"),
        ("dense<true> : tensor<3xf32>", 7, "expected floating point literal"),
        ("dense<1> : tensor<2xcomplex<i8>>", 1, "parsed 1 elements, but type ('complex<i8>') expected 2 elements"),
        ("dense<true> : tensor<3xi32>", 7, "expected i1 type for 'true' or 'false' values"),
        ("dense<256> : tensor<3xi8>", 7, "integer constant out of range for type"),
        ("dense<-0> : tensor<3xi8>", 8, "integer constant out of range for type"),
        ("dense<-1> : tensor<3xui8>", 8, "expected unsigned integer elements, but parsed negative value"),
        ("dense<> : tensor<2xi8>", 1, "parsed zero elements, but type ('tensor<2xi8>') expected at least 1"),
        ('dense<"0x01"> : tensor<2xi16>', 1, "elements hex data size is invalid for provided type: 'tensor<2xi16>'"),
        ('dense<"0x0G"> : tensor<2xi8>', 7, "expected string containing hex digits starting with `0x`"),
        ("dense<(1, 2, 3)> : tensor<2xcomplex<i32>>", 12, "expected ')' after complex elements"),
        ("dense<0x7FC000000> : tensor<2xf32>", 7, "hexadecimal float constant out of range for type"),
        ("dense<-0x7FC00000> : tensor<2xf32>", 8, "hexadecimal float literal should not have a leading minus"),
        ("dense<1> : tensor<?xi32>", 1, "elements literal type must have static shape"),
        ("dense<1> : i32", 1, "elements literal must be a shaped type"),
        ("dense<[1, foo]> : tensor<2xi32>", 11, "expected element literal of primitive type"),
        ("dense<1 2> : tensor<2xi32>", 8, "expected '>'"),
        ("dense 1 : tensor<2xi32>", 6, "expected '<' after 'dense'"),
        ("dense<-true> : tensor<2xi1>", 8, "expected integer or floating point literal"),
        ("dense<[1.0, 1_0.0]> : tensor<2xf32>", 14, "expected ']'"),
        ("dense_resource<> : tensor<2xi32>", 16, "expected identifier key for 'resource' entry"),
        ("dense_resource<foo> : i32", 21, "`dense_resource` expected a shaped type"),
        (
            "sparse<[[1]], [5, 6]> : tensor<3xi32>", 1,
            "expected shape ([3]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([2])",
        ),
        (
            "sparse<[[-1]], [5]> : tensor<3xi32>", 1,
            "sparse index #0 is not contained within the value shape, with index=[18446744073709551615], "
            "and type='tensor<3xi32>'",
        ),
    ],
)  # fmt: skip
def test_wrong_literals_are_reported(written: str, column: int, message: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        parse(written)
    assert caught.value.message == message
    if column != 24 and column != 14:  # The end of the text: the reference's place depends on what follows.
        assert getattr(caught.value.place, "column", 0) == column


def test_deep_nesting_is_an_error_of_the_input() -> None:
    with pytest.raises(DiagnosticError, match="nested too deeply"):
        parse("dense<" + "[" * 20_000 + "1" + "]" * 20_000 + "> : tensor<1xi32>")


def test_a_splat_holds_one_element() -> None:
    attribute = dense("dense<[[7, 7], [7, 7]]> : tensor<2x2xi32>")
    assert attribute.is_splat and attribute.data == b"\7\0\0\0"
    assert attribute is DenseElementsAttr.splat(TensorType.get((2, 2), I32), IntegerAttr.get(7, I32))
    assert attribute.splat_value() is IntegerAttr.get(7, I32)
    assert attribute.values() == [7] * 4
    assert attribute.element(3) is IntegerAttr.get(7, I32)


def test_elements_as_attributes() -> None:
    attribute = dense("dense<[[1, -2, 3], [4, 5, 6]]> : tensor<2x3xi8>")
    assert attribute.data == bytes([1, 254, 3, 4, 5, 6])
    assert attribute.element_at((0, 1)) is IntegerAttr.get(-2, I8)
    assert attribute.attributes() == [IntegerAttr.get(n, I8) for n in (1, -2, 3, 4, 5, 6)]
    assert dense("dense<[true, false]> : tensor<2xi1>").attributes() == [TRUE, FALSE]
    assert dense("dense<1.0> : vector<2xf32>").splat_value() is FloatAttr.get(0x3F800000, F32)
    complexes = dense("dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>")
    assert text_of(complexes.element(1)) == "[3 : i8, 4 : i8]"
    assert DenseElementsAttr.from_attributes(complexes.shaped_type, complexes.attributes()) is complexes


def test_new_elements_from_old() -> None:
    attribute = dense("dense<[1, 2, 3, 4]> : tensor<4xi8>")
    assert text_of(attribute.reshape(TensorType.get((2, 2), I8))) == "dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>"


@pytest.mark.parametrize("type", [I1, I8, I32, INDEX, IntegerType.get(12), IntegerType.get(128), IntegerType.get(24)])
def test_packing_keeps_values(type: Type) -> None:
    width = type.width if isinstance(type, IntegerType) else 64
    values = [0, -1, -(1 << width - 1), (1 << width - 1) - 1]
    assert unpack(pack(values, type), type) == values
    unsigned = IntegerType.get(width, 2)
    assert unpack(pack([0, (1 << width) - 1], unsigned), unsigned) == [0, (1 << width) - 1]


def test_hexadecimal_text_of_many_elements() -> None:
    type = TensorType.get((101,), I1)
    attribute = DenseElementsAttr.from_values(type, [i % 3 == 0 for i in range(101)])
    assert text_of(attribute) == 'dense<"0x49922449922449922449922409"> : tensor<101xi1>'
    assert parse(text_of(attribute)) is attribute
    assert text_of(attribute, PrintOptions(hex_elements_larger=-1)).startswith("dense<[true, false, false, true,")
    assert text_of(attribute, PrintOptions(elide_elements_larger=100)) == "dense_resource<__elided__> : tensor<101xi1>"
    few = DenseElementsAttr.from_values(TensorType.get((3,), I32), [1, 2, 3])
    assert text_of(few, PrintOptions(hex_elements_larger=2)) == 'dense<"0x010000000200000003000000"> : tensor<3xi32>'
    assert text_of(few, PrintOptions(elide_elements_larger=3)) == "dense<[1, 2, 3]> : tensor<3xi32>"


def test_strings_and_sparse() -> None:
    strings = parse('dense<["a", "a"]> : tensor<2x!foo.s>')
    assert isinstance(strings, DenseStringElementsAttr) and strings.strings == ("a",)
    sparse = parse("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>")
    assert isinstance(sparse, SparseElementsAttr)
    assert sparse.element_at((1, 2)) is IntegerAttr.get(5, I32)
    assert sparse.element_at((2, 2)) is IntegerAttr.get(0, I32)


def test_numpy_sees_the_same_elements() -> None:
    array = dense("dense<[[1, 2], [3, -4]]> : tensor<2x2xi32>").to_numpy()
    assert array.tolist() == [[1, 2], [3, -4]]
    assert dense("dense<1.5> : vector<3xf32>").to_numpy().tolist() == [1.5, 1.5, 1.5]
    assert dense("dense<[true, false]> : tensor<2xi1>").to_numpy().tolist() == [True, False]
    assert dense("dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>").to_numpy().tolist() == [1 + 2j]


@pytest.mark.parametrize(("element", "number"), [("i32", "-1234567"), ("f32", "0.125"), ("i1", "true")])
def test_a_large_literal_takes_no_function_for_an_element(element: str, number: str) -> None:
    other = number.replace("5", "6").replace("true", "false")
    body = "[" + ", ".join([number, other] * 20_000) + "]"
    read: list[DenseElementsAttr] = []
    calls = calls_in(lambda: read.append(dense(f"dense<{body}> : tensor<40000x{element}>")))
    # One function of C makes the bit of a word.
    assert calls < (41_000 if element == "i1" else 1_000)
    assert len(read[0].data) == {"i32": 160_000, "f32": 160_000, "i1": 40_000}[element]


def test_slow_and_fast_ways_agree() -> None:
    plain = dense("dense<[[1, -2], [3, 4]]> : tensor<2x2xi64>")
    assert dense("dense<[[1, - 2], // comment\n [3, 0x4]]> : tensor<2x2xi64>") is plain


def test_element_types() -> None:
    assert dense("dense<1> : tensor<2xindex>").element_type is INDEX
    assert dense("dense<(1, 2)> : tensor<2xcomplex<i32>>").element_type is ComplexType.get(I32)
    assert dense("dense<1> : vector<2xi32>").type is VectorType.get((2,), I32)
