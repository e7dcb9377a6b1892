"""Ops without regions, made from their declarations alone: operands by the constraints, results by what is declared of
them (`derived`, `infer`, the traits), or by trial. The verifier has the last word on each op.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pyopt.dialects.arith.predicates import CMPI
from pyopt.ir.attributes import Attribute
from pyopt.ir.constraints import TypeConstraint
from pyopt.ir.core import Operation, Value
from pyopt.ir.op_verifier import Failure, OpVerifier
from pyopt.ir.opinfo import SAME_OPERANDS, SAME_TYPES, TERMINATOR, OpInfo
from pyopt.ir.signature import SINGLE, Slot, signature_of
from pyopt.ir.types import Type
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.generators.builder import Builder, Maker, parsed, quiet_context, type_text

CONTEXT = quiet_context()
TRIES = 12

ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "Arith_FastMathAttr": ("#arith.fastmath<none>", "#arith.fastmath<none>", "#arith.fastmath<fast>",
                           "#arith.fastmath<nnan,ninf>", "#arith.fastmath<nsz>", "#arith.fastmath<reassoc,contract>"),
    "Arith_IntegerOverflowAttr": ("#arith.overflow<none>", "#arith.overflow<none>", "#arith.overflow<nsw>",
                                  "#arith.overflow<nuw>", "#arith.overflow<nsw, nuw>"),
    "Arith_CmpIPredicateAttr": tuple([f"{number} : i64" for number in range(10)]),
    "Arith_CmpFPredicateAttr": tuple([f"{number} : i64" for number in range(16)]),
    "IndexCmpPredicateAttr": tuple([f"#index<cmp_predicate {word}>" for word in CMPI]),
    "BoolAttr": ("true", "false"),
    "StrAttr": ('"a"', '"b"'),
    "UnitAttr": ("unit",),
    "IndexAttr": ("0 : index", "1 : index", "2 : index", "5 : index", "-1 : index"),
    "IndexElementsAttr": ("dense<> : tensor<0xindex>", "dense<[2, 3]> : tensor<2xindex>", "dense<1> : tensor<1xindex>",
                          "dense<[1, 4, 0]> : tensor<3xindex>", "dense<[3]> : tensor<1xindex>"),
}  # fmt: skip
"""By the name of the constraint, texts of attributes to choose from."""


@cache
def attribute(text: str) -> Attribute:
    module = parse_module(Source(f'"t.t"() {{a = {text}}} : () -> ()', "-"), quiet_context())
    assert module is not None, text
    op = module.regions[0].first.first  # type: ignore[union-attr]  # the one op of the text
    assert op is not None
    return op.attributes["a"]


def declared_ops(dialect: str, but: Sequence[str] = ()) -> list[OpInfo]:
    """The ops of a dialect that this module can try: no regions, no successors, no terminators, attributes it knows."""
    for needed in ("arith", dialect):  # math and complex use constraints of arith
        found = CONTEXT.dialect(needed)
    assert found is not None, dialect
    return [
        info
        for info in found.ops.values()
        if not info.regions and not info.successors and not info.traits & TERMINATOR and info.name not in but
        and all(
            slot.kind != SINGLE or slot.default or slot.constraint.name in ATTRIBUTES
            for slot in signature_of(info).attributes
        )
    ]  # fmt: skip


def makers(
    dialect: str, palette: Sequence[str], but: Sequence[str] = (), operands_only: Sequence[str] = ()
) -> list[Maker]:
    """A maker for each such op, over values of the types in `palette`; some of them are not guessed for results."""
    return [DeclaredOp(info, palette, operands_only).make for info in declared_ops(dialect, but)]


class DeclaredOp:
    """Makes ops of one declaration."""

    def __init__(self, info: OpInfo, palette: Sequence[str], operands_only: Sequence[str]) -> None:
        self.info = info
        self.signature = signature_of(info)
        self.palette = [(text, parsed(text)) for text in palette]
        self.results = [
            [text for text in self._accepted(slot) if text not in operands_only] for slot in self.signature.results
        ]
        self.operands = [self._accepted(slot) for slot in self.signature.operands]
        self.verifier = OpVerifier(CONTEXT)

    def _accepted(self, slot: Slot) -> list[str]:
        constraint = slot.constraint
        assert isinstance(constraint, TypeConstraint)
        return [text for text, type in self.palette if constraint.accepts(type)]

    def make(self, b: Builder) -> None:
        """Writes one op, or nothing if no combination of types was found in a few tries."""
        for _ in range(TRIES):
            types = self._operand_types(b)
            if types is None:
                continue
            attributes = self._attributes(b)
            op = self._candidate(b, types, attributes)
            if op is not None:
                self._write(b, types, op, attributes)
                return

    def _operand_types(self, b: Builder) -> list[list[str]] | None:
        """Types by operand group."""
        groups: list[list[str]] = []
        shared = ""
        names = [slot.name for slot in self.signature.operands]
        for slot, accepted in zip(self.signature.operands, self.operands, strict=True):
            counts = 1 if slot.kind == SINGLE else b.some(0, 1) if slot.kind == "optional" else b.some(1, 3)
            source = (self.info.derived or {}).get(slot.name)
            group: list[str] = []
            for _ in range(counts):
                if source is not None and source[0] in names[: len(groups)] and groups[names.index(source[0])]:
                    type = source[1](parsed(groups[names.index(source[0])][0]))
                    if type is None:
                        return None
                    group.append(type_text(type))
                elif self.info.traits & (SAME_TYPES | SAME_OPERANDS) and shared:
                    group.append(shared)
                elif not accepted:
                    return None
                elif shared in accepted and b.chance(0.6):
                    group.append(shared)
                else:
                    found = b.pick(lambda type, accepted=accepted: type in accepted)  # type: ignore[misc]
                    group.append(found[1] if found is not None and b.chance(0.7) else b.random.choice(accepted))
                shared = group[-1]
            groups.append(group)
        return groups

    def _attributes(self, b: Builder) -> dict[str, str]:
        found: dict[str, str] = {}
        for slot in self.signature.attributes:
            texts = ATTRIBUTES.get(slot.constraint.name)
            if (
                slot.name not in ("operandSegmentSizes", "resultSegmentSizes")
                and texts
                and ((slot.kind == SINGLE and not slot.default) or b.chance(0.3))
            ):
                found[slot.name] = b.random.choice(texts)
        return found

    def _candidate(self, b: Builder, types: list[list[str]], attributes: dict[str, str]) -> Operation | None:
        """The op on values that stand for the real ones, if it is valid."""
        operands = [Value(parsed(text), None, 0) for group in types for text in group]
        attrs = {name: attribute(text) for name, text in attributes.items()}
        for slot in self.signature.attributes:
            if slot.default and slot.kind == SINGLE and slot.name not in attrs:
                attrs[slot.name] = attribute(slot.default)
        results = self._result_types(b, operands, attrs, types)
        if results is None:
            return None
        op = Operation(self.info, operands, results, attrs, 0)
        try:
            self.verifier.check_op(op)
        except Failure:
            return None
        return op

    def _result_types(
        self, b: Builder, operands: list[Value], attributes: dict[str, Attribute], types: list[list[str]]
    ) -> list[Type] | None:
        info = self.info
        if info.infer is not None and b.chance(0.9):
            found = info.infer(operands, attributes)
            return None if isinstance(found, str) else found
        if info.traits & SAME_TYPES and operands:
            return [operands[0].type] * len(self.signature.results)
        results: list[Type] = []
        names = [slot.name for slot in self.signature.operands]
        own = [slot.name for slot in self.signature.results]
        for slot, accepted in zip(self.signature.results, self.results, strict=True):
            type: Type | None = None
            if slot.kind != SINGLE:
                return None
            source = (info.derived or {}).get(slot.name)
            if source is not None and source[0] in names and types[names.index(source[0])]:
                type = source[1](parsed(types[names.index(source[0])][0]))
            elif source is not None and source[0] in own[: len(results)]:
                type = source[1](results[own.index(source[0])])
            elif accepted:
                type = parsed(b.random.choice(accepted))
            if type is None:
                return None
            results.append(type)
        return results

    def _write(self, b: Builder, types: list[list[str]], op: Operation, attributes: dict[str, str]) -> None:
        flat = [text for group in types for text in group]
        names = ", ".join([b.value(text) for text in flat])
        if "operandSegmentSizes" in self.info.attribute_names:
            attributes = {**attributes, "operandSegmentSizes": f"array<i32: {', '.join([str(len(g)) for g in types])}>"}
        inside = ", ".join([name if text == "unit" else f"{name} = {text}" for name, text in attributes.items()])
        properties = f" <{{{inside}}}>" if inside else ""
        results = [type_text(result.type) for result in op.results]
        b.op(f'"{self.info.name}"({names}){properties} : ({", ".join(flat)}) -> ({", ".join(results)})', *results)
