"""The conversion driver where no pass shows it: types, one to one and one to many, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pyopt.ir.context import Context
from pyopt.ir.types import I8, I16, I32, I64, Type
from pyopt.rewrite.conversion import Conversion, ConversionError, ConversionPattern
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.type_converter import TypeConverter
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.attributes import Location
    from pyopt.ir.core import Operation, Value
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter


def fail(severity: str, message: str, location: object, notes: object) -> None:
    raise AssertionError(message)


def parse(text: str) -> tuple[Operation, Context]:
    context = Context(fail, True)
    module = parse_module(Source(text, "test"), context)
    assert module is not None
    return module, context


def become(types: dict[Type, tuple[Type, ...]]) -> TypeConverter:
    """A converter with a table; what it lacks is legal."""
    converter = TypeConverter()
    converter.add(lambda type: types.get(type, (type,)))
    return converter


def casting(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value:
    return rewriter.create("builtin.unrealized_conversion_cast", values, [type]).results[0]


def renamed(context: Context, converter: TypeConverter, name: str, new: str) -> ConversionPattern:
    """The op called `name` becomes one called `new`, with all types converted."""

    def apply(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        context.unregistered_op_info(new)
        flat = [
            part
            for old, value in zip(op.operands, operands, strict=True)
            for part in ([value] if len(converter.convert(old.type) or ()) == 1 else rewriter.remapped(old))
        ]
        groups = [converter.convert(result.type) or () for result in op.results]
        made = rewriter.create(new, flat, [type for group in groups for type in group])
        results = iter(made.results)
        rewriter.replace_by_groups(op, [[next(results) for _ in group] for group in groups])
        return True

    return ConversionPattern(name, apply, converter=converter)


def wanting_u() -> ConversionTarget:
    """What patterns make must be legal, and nothing else is known of it."""
    target = ConversionTarget()
    target.legal("u", "builtin")
    return target


def names(module: Operation) -> list[str]:
    return [op.info.name for op in module.walk()][1:]


def convert(source: str, converter: TypeConverter, target: ConversionTarget) -> Operation:
    module, context = parse(source)
    patterns = [renamed(context, converter, "t.a", "u.a"), renamed(context, converter, "t.b", "u.b")]
    Conversion(context, target, patterns).run(module)
    return module


def test_one_to_one() -> None:
    target = wanting_u()
    target.illegal("t")
    module = convert('%0 = "t.a"() : () -> i64  "t.b"(%0) : (i64) -> ()', become({I64: (I32,)}), target)
    made, used = list(module.regions[0].first or ())
    assert (made.info.name, used.info.name) == ("u.a", "u.b")
    assert used.operands == made.results and made.results[0].type is I32


def test_one_to_many_and_none() -> None:
    target = wanting_u()
    target.illegal("t")
    converter = become({I16: (I8, I8), I64: ()})
    module = convert('%0:2 = "t.a"() : () -> (i16, i64)  "t.b"(%0#0, %0#1) : (i16, i64) -> ()', converter, target)
    made, used = list(module.regions[0].first or ())
    assert [value.type for value in used.operands] == [I8, I8]
    assert used.operands == made.results


def test_a_user_that_stays_gets_a_materialization() -> None:
    target = wanting_u()
    target.illegal("t")
    converter = become({I64: (I32,)})
    converter.to_source.append(casting)
    module = convert('%0 = "t.a"() : () -> i64  "v.use"(%0) : (i64) -> ()', converter, target)
    assert names(module) == ["u.a", "builtin.unrealized_conversion_cast", "v.use"]


def test_a_materialization_that_fails() -> None:
    target = wanting_u()
    target.illegal("t")
    with pytest.raises(
        ConversionError, match=r"failed to legalize unresolved materialization from .* to .* that remained"
    ):
        convert('%0 = "t.a"() : () -> i64  "v.use"(%0) : (i64) -> ()', become({I64: (I32,)}), target)


def test_a_pattern_whose_result_is_illegal_is_taken_back() -> None:
    target = ConversionTarget()
    target.illegal("t.a", "u.a")
    module, context = parse('"t.a"() : () -> ()')
    conversion = Conversion(context, target, [renamed(context, become({}), "t.a", "u.a")])
    with pytest.raises(ConversionError, match=r"'t.a' that was explicitly marked illegal"):
        conversion.run(module)
    conversion.take_back()
    assert names(module) == ["t.a"]


def test_questions_decide() -> None:
    target = wanting_u()
    target.ask(lambda op: "keep" in op.attributes, "t.a")
    module = convert('"t.a"() {keep} : () -> ()  "t.a"() : () -> ()', become({}), target)
    assert names(module) == ["t.a", "u.a"]


def test_erased_results_must_have_no_users() -> None:
    module, context = parse('%0 = "t.a"() : () -> i64  "v.use"(%0) : (i64) -> ()')

    def drop(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        rewriter.erase(op)
        return True

    target = ConversionTarget()
    target.illegal("t.a")
    with pytest.raises(ConversionError, match=r"failed to legalize operation 't.a' marked as erased"):
        Conversion(context, target, [ConversionPattern("t.a", drop)]).run(module)


def test_rewrites_are_told_but_for_those_taken_back() -> None:
    """The first pattern's result becomes legal in no way: what was done about it on the way is not told either."""
    target = wanting_u()
    target.illegal("t", "w")
    module, context = parse('"t.a"() : () -> ()  "t.b"() : () -> ()')
    types = become({})

    def to_two(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
        for name in ("t.b", "w.no"):
            context.unregistered_op_info(name)
            rewriter.create(name, [], [])
        rewriter.replace_by_groups(op, [])
        return True

    patterns = [
        ConversionPattern("t.a", to_two, benefit=2),
        ConversionPattern("t.a", renamed(context, types, "t.a", "u.a").apply, name="rename"),
        renamed(context, types, "t.b", "u.b"),
    ]
    told: list[tuple[str, str, bool]] = []
    context.on_rewrite = lambda what, op, block: told.append((what, op.info.name, block is not None))
    assert Conversion(context, target, patterns).run(module)
    assert told == [("rename", "t.a", True), ("apply", "t.b", True)]
    assert names(module) == ["u.a", "u.b"]
    told.clear()
    module, context = parse('"t.a"() : () -> ()')
    with pytest.raises(ConversionError):
        Conversion(context, target, [ConversionPattern("t.a", to_two)]).run(module)
    assert told == []
