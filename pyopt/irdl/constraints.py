"""The constraints of IRDL. A constraint is a value: what it has accepted once it accepts again, and nothing else."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import Type
from pyopt.irdl.instances import AttributeInIrdl, DeclaredInIrdl
from pyopt.irdl.names import name_of_attribute, name_of_type
from pyopt.light import final


@final
class Assignment:
    """The attributes that the constraints of one declaration have accepted so far."""

    __slots__ = ("accepted",)

    def __init__(self) -> None:
        self.accepted: dict[Value, Attribute] = {}

    def problem(self, constraint: Value, given: Attribute) -> str | None:
        """What is wrong with an attribute, or type, by a constraint; None, and it is accepted, if nothing is."""
        known = self.accepted.get(constraint)
        if known is not None:
            return None if known is given else f"expected '{known}' but got '{given}'"
        op = constraint.op
        assert op is not None
        found = self._judge(op, given)
        if found is None:
            self.accepted[constraint] = given
        return found

    def _judge(self, op: Operation, given: Attribute) -> str | None:
        name = op.name
        if name == "irdl.is":
            expected = op.attributes["expected"]
            return None if expected is given else f"expected '{expected}' but got '{given}'"
        if name == "irdl.base":
            return _base_problem(op, given)
        if name == "irdl.parametric":
            return self._parametric_problem(op, given)
        if name == "irdl.any_of":
            if any(self.problem(one, given) is None for one in op.operands):
                return None
            return f"'{given}' does not satisfy the constraint"
        if name == "irdl.all_of":
            for one in op.operands:
                found = self.problem(one, given)
                if found is not None:
                    return found
        return None

    def _parametric_problem(self, op: Operation, given: Attribute) -> str | None:
        keyword = keyword_of(op, "base_type")
        if isinstance(given, TypeAttr):
            instance: Type | Attribute = given.value
            kind = "type"
        else:
            instance, kind = given, "attribute"
        if not isinstance(instance, (DeclaredInIrdl, AttributeInIrdl)) or instance.keyword != keyword:
            return f"expected base {kind} '{keyword}' but got '{given}'"
        for constraint, parameter in zip(op.operands, instance.parameters, strict=False):
            found = self.problem(constraint, parameter)
            if found is not None:
                return found
        return None


def keyword_of(op: Operation, name: str) -> str:
    """`dialect.mnemonic` that a symbol reference to a type or attribute, `@dialect::@mnemonic`, stands for."""
    reference = op.attributes[name]
    assert isinstance(reference, SymbolRefAttr)
    path = list(reference.path)
    if len(path) == 1:
        parent = op.parent_op()
        dialect = None if parent is None else parent.parent_op()
        symbol = None if dialect is None else dialect.attributes.get("sym_name")
        if isinstance(symbol, StringAttr):
            path.insert(0, symbol.value)
    return ".".join(path)


def _base_problem(op: Operation, given: Attribute) -> str | None:
    name = op.attributes.get("base_name")
    if isinstance(name, StringAttr):
        is_type, wanted = name.value[:1] == "!", name.value[1:]
    else:
        is_type, wanted = _refers_to_type(op), keyword_of(op, "base_ref")
    if is_type:
        if not isinstance(given, TypeAttr):
            return f"expected type, got attribute '{given}'"
        found = name_of_type(given.value)
        return None if found == wanted else f"expected base type '{wanted}' but got '{found}'"
    found = name_of_attribute(given)
    return None if found == wanted else f"expected base attribute '{wanted}' but got '{found}'"


def _refers_to_type(op: Operation) -> bool:
    """The reference of an `irdl.base` is to a type."""
    root = op
    while (parent := root.parent_op()) is not None:
        root = parent
    dialect, _, mnemonic = keyword_of(op, "base_ref").partition(".")
    for one in root.walk():
        if one.name == "irdl.type" and one.attributes["sym_name"] is StringAttr.get(mnemonic):
            parent = one.parent_op()
            if parent is not None and parent.attributes["sym_name"] is StringAttr.get(dialect):
                return True
    return False
