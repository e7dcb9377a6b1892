"""symbol-dce: symbols without references from live ops, and not visible from outside, are erased.

    func.func private @dead() {...}
    func.func private @live() {...}        ->    func.func private @live() {...}
    func.func @main() {                          func.func @main() {
      call @live() : () -> ()                      call @live() : () -> ()
    }                                            }

What is in the symbol table and is no symbol is live, and so is a symbol that can be seen from outside: a public one,
or one that is not private in a table that is itself visible. What a live op refers to is live.
"""

from __future__ import annotations

from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import SYMBOL_TABLE
from pyopt.ir.symbols import SymbolTables, is_symbol, op_references, references, visibility
from pyopt.light import final
from pyopt.pipeline.passes import PassContext, make_pass


@final
class LiveSymbols:
    """The symbols found live so far. `unknown` is an op whose references are unknown."""

    __slots__ = ("live", "tables", "unknown")

    def __init__(self) -> None:
        self.live: set[Operation] = set()
        self.tables = SymbolTables()
        self.unknown: Operation | None = None

    def compute(self, root: Operation, hidden: bool) -> bool:
        """Looks at everything inside a symbol table, whose symbols may be `hidden` from outside. False: stopped."""
        # (table, whether it is hidden, the ops of it that are still to be looked at), innermost last.
        stack = [(hidden, self._roots(root, hidden))]
        while stack:
            hidden, work = stack[-1]
            if not work:
                stack.pop()
                continue
            op = work.pop()
            references = references_inside(op)
            inner: list[Operation] | None = None
            if op.info.traits & SYMBOL_TABLE:
                inner_hidden = hidden or not is_symbol(op) or visibility(op) == "private"
                inner = self._roots(op, inner_hidden)
                stack.append((inner_hidden, inner))
            if references is None:
                self.unknown = op
                return False
            scope = op.parent_op()
            assert scope is not None
            for path in dict.fromkeys(one.path for one in references):
                for symbol in self._resolve(scope, path):
                    if symbol not in self.live:
                        self.live.add(symbol)
                        work.append(symbol)
        return True

    def _roots(self, table: Operation, hidden: bool) -> list[Operation]:
        """The ops of a symbol table that are live even without references from inside.

        An attribute of the table itself names symbols in it, too: `shape.lib`, whose verifier looks them up.
        """
        found: list[Operation] = []
        libraries = table.attributes.get("shape.lib")
        for reference in references(libraries) if libraries is not None else ():
            for symbol in self._resolve(table, reference.path):
                if symbol not in self.live:
                    self.live.add(symbol)
                    found.append(symbol)
        for block in table.regions[0]:
            for op in block:
                if is_symbol(op):
                    seen = visibility(op)
                    if seen != "public" and (hidden or seen == "private"):
                        continue
                    if op in self.live:
                        continue
                    self.live.add(op)
                found.append(op)
        return found

    def _resolve(self, scope: Operation, path: tuple[str, ...]) -> list[Operation]:
        """The symbols along a path, none if it leads nowhere."""
        found: list[Operation] = []
        for index in range(len(path)):
            symbol = self.tables.lookup_in(scope, path[: index + 1])
            if symbol is None:
                return []
            found.append(symbol)
        return found


def references_inside(root: Operation) -> list[SymbolRefAttr] | None:
    """The symbol references of an op and of all that it holds, but for nested symbol tables: of these only their own.
    None if there is an unregistered op, which may be a symbol table."""
    found: list[SymbolRefAttr] = []
    stack = [root]
    while stack:
        op = stack.pop()
        if len(op.regions) == 1 and not op.info.registered and op.info.dialect is None:
            return None
        if op.attributes or op.properties is not None:
            found.extend(op_references(op))
        if op.regions and not op.info.traits & SYMBOL_TABLE:
            stack.extend([nested for region in op.regions for block in region for nested in block])
    return found


def run(op: Operation, pass_context: PassContext) -> bool:
    """Erases the dead symbols of the symbol table `op` and of those inside."""
    if not op.info.traits & SYMBOL_TABLE:
        message = "was scheduled to run under SymbolDCE, but does not define a symbol table"
        pass_context.error(f"'{op.info.name}' op  {message}", op)
        return False
    hidden = op.parent_op() is None or not is_symbol(op) or visibility(op) == "private"
    symbols = LiveSymbols()
    if not symbols.compute(op, hidden):
        unknown = symbols.unknown
        assert unknown is not None
        message = (
            "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses"
        )
        pass_context.error(message, unknown)
        return False
    erased = 0
    stack = [op]
    while stack:
        table = stack.pop()
        for region in table.regions:
            for block in region:
                for nested in block:
                    if table.info.traits & SYMBOL_TABLE and nested not in symbols.live and is_symbol(nested):
                        nested.erase()
                        erased += 1
                    elif nested.regions:
                        stack.append(nested)
    pass_context.count("num-dce'd", erased)
    return erased > 0


PASS = make_pass("symbol-dce", run, statistics={"num-dce'd": "Number of symbols DCE'd"}, class_name="SymbolDCE")
