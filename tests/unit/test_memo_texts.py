"""Texts that are met again but for the names of values, and texts that nearly are (`pyopt.memo.read`)."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.ir.attributes import Location
from pyopt.ir.verifier import verify
from pyopt.memo import remembering
from pyopt.memo.read import TRIED_TEXTS, TextReader
from pyopt.memo.verdict import key_of
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import OperationParser, parse_module
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import print_op


def outcome(text: str) -> tuple[list[str], str]:
    """(messages, text) of parsing, verifying and printing without aliases."""
    messages: list[str] = []

    def take(severity: str, message: str, location: Location, notes: object) -> None:
        messages.append(f"{severity}: {message}")

    context = remembering(take, allow_unregistered=True)
    module = parse_module(Source(text, "test"), context, True)
    if module is None or not verify(module, context):
        return messages, ""
    return messages, print_op(module, context, PrintOptions(local_scope=True))


BEFORE = """
func.func @f(%a: tensor<4x?xf32>, %m: memref<4x4xf32>, %i: index, %j: index, %k: i32) {
  %0 = tensor.extract_slice %a[%i, 0] [2, %j] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
  %1 = affine.load %m[%i, %j] : memref<4x4xf32>
  %2 = tensor.from_elements %i, %j : tensor<2xindex>
"""


def after(line: str) -> tuple[list[str], str]:
    """What comes of a line behind those above, the last of the function."""
    messages, text = outcome(BEFORE + f"  {line}\n  return\n}}\n")
    return messages, text.splitlines()[-4].strip() if text else ""


def test_other_values() -> None:
    line = "%3 = tensor.extract_slice %a[%j, 0] [2, %i] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>"
    messages, text = after(line)
    assert not messages
    assert (
        text == "%extracted_slice_0 = tensor.extract_slice %arg0[%arg3, 0] [2, %arg2] [1, 1] : " + line.split(" : ")[1]
    )


def test_the_same_value_twice() -> None:
    assert after("%3 = affine.load %m[%j, %j] : memref<4x4xf32>") == (
        [], "%1 = affine.load %arg1[%arg3, %arg3] : memref<4x4xf32>",
    )  # fmt: skip
    assert after("%3 = tensor.from_elements %j, %j : tensor<2xindex>") == (
        [], "%from_elements_0 = tensor.from_elements %arg3, %arg3 : tensor<2xindex>",
    )  # fmt: skip


def test_an_attribute_more() -> None:
    line = "%3 = tensor.extract_slice %a[%j, 0] [2, %i] [1, 1] {x} : tensor<4x?xf32> to tensor<2x?xf32>"
    assert "{x}" in after(line)[1]


def test_a_location_behind_is_the_ops() -> None:
    context = remembering(lambda severity, message, location, notes: None)
    text = BEFORE + '  %3 = tensor.from_elements %j, %i : tensor<2xindex> loc("here")\n  return\n}\n'
    module = parse_module(Source(text, "test"), context, True)
    assert module is not None
    assert 'loc("here")' in print_op(module, context, PrintOptions(debuginfo=True, local_scope=True))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%3 = tensor.from_elements %j, %k : tensor<2xindex>", "use of value '%k' expects different type than prior"),
        ("%3 = tensor.from_elements %j, %no : tensor<2xindex>", "use of undeclared SSA value name"),
        (
            "%3 = tensor.from_elements %j, %i : tensor<3xindex>",
            "number of operands and types do not match: got 2 operands and 3 types",
        ),
        ("%3 = tensor.from_elements %j, %i : tensor<2xindex> more", "custom op 'more' is unknown"),
        ("% = tensor.from_elements %j, %i : tensor<2xindex>", "invalid SSA name"),
        ("%2#0 = tensor.from_elements %j, %i : tensor<2xindex>", "expected '=' after SSA name"),
    ],
)
def test_errors_are_those_of_the_general_walk(line: str, message: str) -> None:
    messages, text = after(line)
    assert not text
    assert message in messages[0]


def test_what_is_not_valid_is_not_taken_for_valid_the_second_time() -> None:
    line = "tensor.extract_slice %a[%i, 0] [2, %j] [1, 1] : tensor<4x?xf32> to tensor<3x?xf32>\n"
    messages, _ = outcome(BEFORE + f"  %3 = {line}  %4 = {line}  return\n}}\n")
    assert "or a rank-reduced version" in messages[0]


GENERIC = """linalg.generic
    {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ins(", '{doc = "a"} ins(', ""),
        ("4xf32>) {", "4xf32>) attrs = {x = 1 : i64} {", ""),
        ("ins(%a : t", "ins(%a, %a : tensor<4xf32>, t", "expected the number of indexing_map (2) to be equal"),
        ("ins(", "{iterator_types = []} ins(", "attribute 'iterator_types' occurs more than once"),
        ("%y:", "%x:", "redefinition of SSA value '%x'"),
        ("%y: f32", "%y: f64", "expected type of bb argument #1 ('f64') to match"),
    ],
)
def test_traits_of_generic_ops(old: str, new: str, message: str) -> None:
    head = "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n  %0 = "
    changed = GENERIC.replace(old, new)
    messages, text = outcome(f"{head}{GENERIC}  return\n}}")
    assert not messages and text.count("linalg.generic") == 1
    messages, text = outcome(f"{head}{GENERIC}  %1 = {changed}  return\n}}")
    if message:
        assert message in messages[0]
    else:
        assert not messages
        alone = outcome(f"{head}{changed}  return\n}}")[1]
        lines = [line.replace("%1 =", "%0 =") for line in text.splitlines() if "linalg.generic" in line]
        assert lines[1] in alone.splitlines() and lines[0] != lines[1]


def test_an_operand_is_not_taken_for_a_result() -> None:
    context = remembering(lambda severity, message, location, notes: None, allow_unregistered=True)
    text = '%0 = "any.op"() : () -> i32\n"any.op"(%0) : (i32) -> ()\n'
    module = parse_module(Source(text, "test"), context, True)
    assert module is not None
    made, used = module.regions[0].entry()
    assert key_of(made) != key_of(used)


def test_behind_a_name_alone_a_value_is_an_operand() -> None:
    """`scf.yield %1 = ...` is no `scf.yield` and a statement behind it, also where the name was met alone before."""
    text = "func.func @f(%c: i1, %x: i32) {\n  scf.if %c {\n    scf.yield\n  }\n"
    text += "  scf.if %c {\n    scf.yield {behind}\n  }\n  return\n}\n"
    good, bad = text.replace("{behind}", ""), text.replace("{behind}", "%1 = arith.addi %x, %x : i32")
    assert outcome(good)[0] == []
    assert outcome(bad)[0] == ["error: expected ':'"]


def test_texts_with_other_tokens_where_names_stood() -> None:
    """Three names, two, one and none, and then what differs only in places of names."""
    text = """func.func private @g(i32, i32, i32) -> i32
    func.func private @h(i32) -> i32
    func.func @f(%a: i32, %b: i32, %c: i32, %d: f32) -> i32 {
      %0 = func.call @g(%a, %b, %c) : (i32, i32, i32) -> i32
      %1 = func.call @g(%c, %0, %a) : (i32, i32, i32) -> i32
      %2 = func.call @h(%1) : (i32) -> i32
      %3 = func.call @h(%2) : (i32) -> i32
      %4 = arith.addi %3, %2 : i32
      %5 = arith.addi %4, %4 : i32
      %6 = arith.constant 7 : i32
      %7 = arith.constant 7 : i32
      %8 = arith.addi %7, %6 : i32
      return %8 : i32
    }"""
    plain = run_in_process([], text, plain=True)
    assert plain[0] == 0
    assert run_in_process([], text) == plain
    types = "(i32, i32, i32) -> i32"
    for wrong in (
        f"func.call @g(%a, %b, %d) : {types}", f"func.call @g(%a, %b, 7) : {types}",
        f"func.call @g(%a %b, %c) : {types}",
        "func.call @h(%none) : (i32) -> i32", "func.call @h(i32) : (i32) -> i32", "arith.addi %a, 7 : i32",
    ):  # fmt: skip
        given = text.replace("return %8", f"%9 = {wrong}\n      return %8")
        code, _, errors = run_in_process([], given)
        assert code == 1
        assert errors == run_in_process([], given, plain=True)[2]


def test_texts_each_of_which_is_unlike_the_others() -> None:
    """Of these no more are learned after a while; what is wrong among them is found."""
    sizes = range(1, 2 * TRIED_TEXTS)
    lines = [f"  %{n} = tensor.extract_slice %a[0] [{n}] [1] : tensor<99xf32> to tensor<{n}xf32>" for n in sizes]
    text = "\n".join(["func.func @f(%a: tensor<99xf32>) {", *lines, lines[0].replace("%1", "%x"), "  return", "}"])
    plain = run_in_process([], text, plain=True)
    assert plain[0] == 0
    assert run_in_process([], text) == plain
    given = text.replace("%x = tensor.extract_slice %a[0] [1]", "%x = tensor.extract_slice %a[0] [2]")
    assert given != text
    code, _, errors = run_in_process([], given)
    assert code == 1
    assert errors == run_in_process([], given, plain=True)[2]


def plain_outcome(text: str) -> tuple[int, str, str]:
    """What a run that remembers nothing gives (`Context.plain`)."""
    return run_in_process(["--allow-unregistered-dialect", "-"], text, "", plain=True)


BRANCHES = """
func.func @f(%c: i1, %a: i32, %b: i32, %d: index) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^y(%b, %a : i32, i32)
^x(%0: i32):
  cf.cond_br %c, ^x(%b : i32), ^y(%a, %0 : i32, i32)
^y(%1: i32, %2: i32):
  %3 = arith.subi %1, %1 : i32
  %4 = arith.subi %2, %1 : i32
  %5 = arith.subi %1, %2 : i32
  %6 = arith.subi %3, %3 : i32
  LINE
^z(%7: i32):
  return %7 : i32
}
"""


@pytest.mark.parametrize(
    "line",
    [
        "cf.cond_br %c, ^x(%3 : i32), ^y(%4, %5 : i32, i32)",
        "cf.cond_br %c, ^z(%6 : i32), ^y(%4, %4 : i32, i32)",
        "cf.cond_br %c, ^z(%6 : i32), ^z(%6 : i32)",
        "cf.cond_br %c, ^z(%6 : i32), ^y(%4, %4 : i32, i32) {a}",
        "cf.cond_br %c, ^y(%6 : i32), ^z(%4, %4 : i32, i32)",  # not as many as the block has arguments
        "cf.cond_br %c, ^x(%d : i32), ^y(%4, %5 : i32, i32)",  # not of the type
        "cf.cond_br %c, ^nowhere(%3 : i32), ^y(%4, %5 : i32, i32)",
        "cf.cond_br %c, ^(%3 : i32), ^y(%4, %5 : i32, i32)",
        "cf.cond_br %c, x(%3 : i32), ^y(%4, %5 : i32, i32)",
        "cf.cond_br %c, %x(%3 : i32), ^y(%4, %5 : i32, i32)",
        "cf.cond_br ^x, ^x(%3 : i32), ^y(%4, %5 : i32, i32)",
        "%8 = arith.subi %4, ^x : i32",
        "%8 = arith.subi ^y, ^y : i32",
        '"test.two"(%a)[^x, ^y] : (i32) -> ()',
    ],
)
def test_branches_and_names_twice(line: str) -> None:
    """What is read and written by what was met before is what is read and written anew, errors included."""
    text = BRANCHES.replace("LINE", line)
    assert run_in_process(["--allow-unregistered-dialect", "-"], text, "") == plain_outcome(text)


def test_each_branch_has_its_own_blocks() -> None:
    """Also in regions of their own, and to blocks that come later."""
    lines = ["func.func @f(%c: i1) {", "  cf.br ^b0"]
    for number in range(40):
        lines += [f"^b{number}:", f"  cf.cond_br %c, ^b{(number * 7 + 3) % 41}, ^b{number + 1}"]
    lines += ["^b40:", "  scf.execute_region {", "    cf.cond_br %c, ^b1, ^b2", "  ^b1:", "    cf.br ^b2", "  ^b2:"]
    text = "\n".join([*lines, "    scf.yield", "  }", "  return", "}"]) + "\n"
    found = run_in_process(["-"], text, "")
    assert found[0] == 0 and found == plain_outcome(text)
    assert found[1].count("cf.cond_br %arg0, ^bb") == 41


def test_a_text_that_ends_many_pieces_of_a_source_stays_known() -> None:
    """It was counted anew with each piece, and dropped as one that does not come again."""
    lines = "".join(f"%{number} = arith.muli %a, %a : i32\n" for number in range(4 * TRIED_TEXTS))
    text = f"func.func @f(%a: i32) {{\n{lines}return\n}}\n"
    parser = OperationParser(Source(text, "test", 20), remembering(lambda *message: None))
    (function,) = parser.parse_top_level()
    assert len(list(function.walk())) == 4 * TRIED_TEXTS + 2
    reader = parser.reader
    assert isinstance(reader, TextReader)
    (layout,) = reader.layouts_of("arith.muli", "func")
    assert len(layout.meanings) == 1


@pytest.mark.parametrize("end", ["", "return", "%3 = affine.load", "^bb1:"])
def test_a_known_text_at_the_end_of_the_source(end: str) -> None:
    """What stands behind it is missing, with the message that a plain run has."""
    line = "%2 = affine.load %m[%i, %j] : memref<4x4xf32>\n"
    text = f"func.func @f(%m: memref<4x4xf32>, %i: index, %j: index) {{\n{line}{line.replace('2', '1', 1)}{end}"
    found = run_in_process([], text)
    assert found[0] == 1
    assert found == run_in_process([], text, plain=True)


@pytest.mark.parametrize("end", ['loc("a")', "loc(", 'loc("a"', "", "loc(unknown)"])
def test_a_name_that_is_given_again_before_a_location(end: str) -> None:
    """Errors of the location come first, and the note says where the name was."""
    line = "%1 = arith.addi %a, %a : i32"
    text = f'func.func @f(%a: i32) {{\n  {line}\n  {line} {end}\n  {line} loc("b")\n  return\n}}\n'
    found = run_in_process([], text)
    assert found[0] == 1
    assert found == run_in_process([], text, plain=True)
