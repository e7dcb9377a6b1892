"""The printer's top layer: operations, blocks and regions, in custom and generic form."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, OpResult, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import TERMINATOR, OpInfo
from pyopt.light import final
from pyopt.syntax.attribute_printer import AliasMet, PrintObserver
from pyopt.syntax.operand_printer import OperandPrinter
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.ssa_names import Namer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from pyopt.syntax.operand_printer import LineFunction

    PrintFunction: TypeAlias = Callable[["Printer", Operation], None]

MANY_PIECES: Final = 2_000


@final
class OpForm:
    """How ops of a kind are printed: `line` writes whole lines of plain cases, `other` those that were met before, and
    `print` what comes behind the name. It is made when an op is neither.
    """

    __slots__ = ("info", "line", "name", "other", "print")

    def __init__(self, info: OpInfo, name: str, print: PrintFunction | None, line: LineFunction | None) -> None:
        self.info = info
        self.name = name
        self.print = print
        self.line = line
        self.other: LineFunction | None = None

    def printer(self) -> PrintFunction:
        """`print`, now that it is needed."""
        self.print = print_function_of(self.info)
        return self.print


@final
class Printer(OperandPrinter):
    """Writes ops, in custom and generic form."""

    def __init__(self, context: Context, options: PrintOptions) -> None:
        super().__init__(context, options)
        self._done: list[str] = []
        self.default_dialect = "builtin"
        self._forms: dict[OpInfo, OpForm] = {}
        self._forms_in: dict[str, dict[OpInfo, OpForm]] = {"builtin": self._forms}
        """By the default dialect, whose name is left out."""
        self._has_lines = not options.generic and not options.debuginfo and not options.value_users
        self.users_of: dict[Operation, int] = {}
        self._without_form: Operation | None = None
        """The op whose custom form cannot say it all, so that it is written in the generic form."""
        self._rehearsed: set[tuple[object, ...]] = set()
        """What aliases depend on in the ops that were printed to nowhere."""

    # Regions.

    def region(
        self, region: Region, entry_arguments: bool = True, terminators: bool = True, empty_block: bool = False
    ) -> None:
        """`{ ... }` at the current indentation."""
        write = self.write
        if self.options.skip_regions:
            write("{...}")
            return
        write("{\n")
        entry = region.first
        if entry is not None:
            outer = self.default_dialect
            parent = region.parent
            if (
                parent is not None
                and parent.info.default_dialect != outer
                and not self.options.generic
                and parent is not self._without_form
            ):
                self._enter_dialect(parent.info.default_dialect)
            label = (empty_block and entry.first is None) or (entry_arguments and len(entry.arguments) != 0)
            self.block(entry, label, terminators)
            block = entry.next
            while block is not None:
                self.block(block, True, True)
                block = block.next
            if self.default_dialect != outer:
                self._enter_dialect(outer)
        write(self.indent + "}")

    def _enter_dialect(self, dialect: str) -> None:
        """From here on, the names of ops of `dialect` are shortened."""
        self.default_dialect = dialect
        forms = self._forms_in.get(dialect)
        if forms is None:
            forms = self._forms_in[dialect] = {}
        self._forms = forms

    def block(self, block: Block, label: bool, terminators: bool) -> None:
        """A block's ops, after its label if wanted; a terminator that is left out is there if it has attributes."""
        if label:
            self._label(block)
        outer = self.indent
        self.indent = outer + "  "
        last = None
        if not terminators and block.last is not None and block.last.info.traits & TERMINATOR:
            last = None if block.last.attributes else block.last
        if self.rehearsing or not self._has_lines:
            self._ops(block, last)
        else:
            self._lines(block.first, last)
        self.indent = outer
        if len(self.out) > MANY_PIECES:
            self._join()

    def _lines(self, op: Operation | None, last: Operation | None) -> None:
        """The ops up to `last`, in custom form and as lines where that is possible."""
        indent = self.indent
        write = self.write
        forms = self._forms
        while op is not last:
            assert op is not None
            form = forms.get(op.info) or self._form_of(op.info)
            line = form.line
            if line is None or not (line(self, op, indent) or self._other_line(form, op)):
                results = op.results
                if not results:
                    write(indent)
                elif len(results) == 1:
                    write(f"{indent}{results[0].name} = ")
                else:
                    write(f"{indent}{result_groups(results)} = ")
                self._print(form, op)
                write("\n")
            op = op.next

    def _ops(self, block: Block, last: Operation | None) -> None:
        """The ops of a block up to `last`, in generic form, with users or locations, or to nowhere."""
        options = self.options
        if options.value_users:
            for argument in block.arguments:
                self._argument_users(argument)
        op = block.first
        if options.debuginfo and not options.generic and not options.value_users:
            self._located_ops(op, last)
            return
        may_skip = not options.debuginfo and not options.value_users and not self.context.plain
        collector = self.collector
        while op is not last:
            assert op is not None
            if may_skip and self.rehearsing and not op.regions and self._was_rehearsed(op):
                op = op.next
                continue
            if collector is not None and options.debuginfo:
                collector.see_location(self.place(op.loc))
            self.write(self.indent)
            self.op(op)
            self.write("\n")
            op = op.next

    def _other_line(self, form: OpForm, op: Operation) -> bool:
        """Writes the line of an op that is no plain case, or gives False."""
        other = form.other
        if other is None:
            from pyopt.syntax.skeletons import LinePrinter

            other = form.other = LinePrinter(form.name, form.printer()).line  # type: ignore[arg-type]  # printers are Printers
        return other(self, op, self.indent)

    def _was_rehearsed(self, op: Operation) -> bool:
        """An op with these types and attributes was printed to nowhere before: it shows nothing new."""
        rehearsed = self._rehearsed
        attributes = op.attributes
        key = (
            op.info,
            *attributes,
            *attributes.values(),
            None,
            *[value.type for value in op.operands],
            None,
            *[value.type for value in op.results],
        )
        if key in rehearsed:
            return True
        rehearsed.add(key)
        return False

    def _located_ops(self, op: Operation | None, last: Operation | None) -> None:
        """The ops of a block in custom form up to `last`, with their locations, as lines where that is possible."""
        indent = self.indent
        out = self.out
        forms = self._forms
        collector = self.collector
        while op is not last:
            assert op is not None
            if collector is not None:
                collector.see_location(self.place(op.loc))
            line = (forms.get(op.info) or self._form_of(op.info)).line
            if line is not None and line(self, op, indent):
                if collector is None:
                    out[-1] = f"{out[-1][:-1]}{self.trailing_location(op.loc)}\n"
            else:
                out.append(indent)
                if op.results:
                    self.write(result_groups(op.results) + " = ")
                self._custom_op(op)
                self._after_op(op)
                out.append("\n")
            op = op.next

    def _join(self) -> None:
        """Makes one text of the pieces: to do so now and then takes less memory than to keep them all."""
        self._done.append("".join(self.out))
        self.out.clear()

    def text(self) -> str:
        """All that was written."""
        return "".join(self.parts())

    def parts(self) -> list[str]:
        """All that was written, in large pieces."""
        self._join()
        return self._done

    def _label(self, block: Block) -> None:
        write = self.write
        write(self.indent + block.name)
        if block.arguments:
            pieces = []
            for argument in block.arguments:
                place = self.trailing_location(argument.loc, False) if self.options.debuginfo else ""
                pieces.append(f"{argument.name}: {self.type(argument.type)}{place}")
            write(f"({', '.join(pieces)}):")
        else:
            write(":")
        count = sum(block.predecessors.values()) if block.predecessors else 0
        region = block.region
        if count == 0:
            if region is not None and block is not region.first:
                write("  // no predecessors")
        elif count == 1:
            for op in block.predecessors:
                write(f"  // pred: {op.block.name if op.block is not None else ''}")
        else:
            names = [op.block for op, times in block.predecessors.items() for _ in range(times)]
            order = sorted(int(one.name[3:]) for one in names if one is not None)
            write(f"  // {count} preds: " + ", ".join([f"^bb{number}" for number in order]))
        write("\n")

    # Operations.

    def op(self, op: Operation) -> None:
        """One op with its results and location, without indentation and line end."""
        if op.results:
            self.write(result_groups(op.results) + " = ")
        if self.options.generic:
            self.generic_op(op)
        else:
            self._custom_op(op)
        if self.options.debuginfo or self.options.value_users:
            self._after_op(op)

    def op_without_results(self, op: Operation) -> None:
        """An op from its name on, for one that another op's custom form has in a line."""
        if self.collector is not None and self.options.debuginfo:
            self.collector.see_location(self.context.location(op.loc))
        self._custom_op(op)

    def _after_op(self, op: Operation) -> None:
        if self.options.debuginfo and self.collector is None:
            self.write(self.trailing_location(op.loc))
        if self.options.value_users:
            self._users_comment(op)

    def _custom_op(self, op: Operation) -> None:
        self._print(self._forms.get(op.info) or self._form_of(op.info), op)

    def _print(self, form: OpForm, op: Operation) -> None:
        """An op from its name on in custom form, or in generic form where that cannot say it all."""
        mark = len(self.out)
        self.write(form.name)
        try:
            (form.print or form.printer())(self, op)
        except NoCustomForm:
            del self.out[mark:]
            self._without_form = op
            self.generic_op(op)

    def _form_of(self, info: OpInfo) -> OpForm:
        """How ops of a kind are printed, met for the first time."""
        if not info.registered or (info.print is None and not info.syntax):
            form = OpForm(info, "", _print_generic, None)
        else:
            name = self._name_of(info)
            line: LineFunction | None = None
            if info.print is None and not info.mixed_types and not self.context.plain:
                from pyopt.syntax.format_fast import fast_line

                line = fast_line(info, name, self.context)
            form = OpForm(info, name, None, line)
            if line is None and not info.regions and not info.successors and not self.context.plain:
                from pyopt.syntax.skeletons import LinePrinter

                form.line = LinePrinter(name, form.printer()).line  # type: ignore[arg-type]  # printers are Printers
                form.other = _no_line
        self._forms[info] = form
        return form

    def _name_of(self, info: OpInfo) -> str:
        """The op's name, without the default dialect's."""
        dialect, _, name = info.name.partition(".")
        return name if name and dialect == self.default_dialect and "." not in name else info.name

    def replace_line(self, info: OpInfo, line: LineFunction) -> None:
        self._forms[info].line = line

    def generic_op(self, op: Operation) -> None:
        """The op in generic form, from its quoted name on."""
        if self.collector is not None:
            self.refuse_marks()  # what aliases depend on comes in another order than the text
            self._rehearse_generic_op(op, self.collector)
            return
        write = self.write
        info = op.info
        write(f'"{self.escape(info.name)}"({self.operands(op.operands)})')
        if op.successors:
            write("[" + ", ".join([block.name for block in op.successors]) + "]")
        attributes = op.attributes
        discardable: list[tuple[str, Attribute]] = []
        if not info.registered:
            if op.properties is not None:
                write(f" <{self.attribute(op.properties)}>")
            discardable = sorted(attributes.items(), key=_first)
        elif attributes:
            inherent = info.attribute_names
            properties: list[tuple[str, Attribute]] = []
            for entry in sorted(attributes.items(), key=_first):
                (properties if entry[0] in inherent else discardable).append(entry)
            if properties:
                write(f" <{self.attr_dict(properties)}>")
        if op.regions:
            write(" (")
            first = True
            for region in op.regions:
                if not first:
                    write(", ")
                first = False
                self.region(region, True, True, True)
            write(")")
        if discardable:
            write(" " + self.attr_dict(discardable))
        write(" : " + self.functional_type(op.operands, op.results))

    def _rehearse_generic_op(self, op: Operation, observer: PrintObserver) -> None:
        """Shows the parts of an op in generic form, in the reference's order and without unregistered properties."""
        if not self.options.skip_regions:
            for region in op.regions:
                self.region(region, True, True, True)
        for operand in op.operands:
            self.type(operand.type)
        for result in op.results:
            self.type(result.type)
        for _, attribute in sorted(op.attributes.items(), key=_first):
            observer.see_attribute(attribute, False)

    # Users, for --mlir-print-value-users.

    def _users_comment(self, op: Operation) -> None:
        results = op.results
        if not results:
            if op.operands:
                self.write(f" // id: %{self.users_of.get(op, 0)}")
            return
        users = dict.fromkeys(user for result in results for user in result.uses)
        if not users:
            self.write(" // unused")
            return
        one = len(results) == len(users) == 1 and all(len(user.results) <= 1 for user in users)
        self.write(" // user: " if one else " // users: ")
        if len(results) == 1:
            self.write(self._user_list(results[0]))
        else:
            self.write(", ".join([f"({self._user_list(result)})" for result in results]))

    def _argument_users(self, argument: BlockArgument) -> None:
        users = f"used by {self._user_list(argument)}" if argument.uses else "unused"
        self.write(f"{self.indent}// {argument.name} is {users}\n")

    def _user_list(self, value: Value) -> str:
        """The names of the users' results, or their ids, latest user first."""
        if not value.uses:
            return "unused"
        names = []
        for user in value.users():
            if user.results:
                names.extend([result.name for result in user.results])
            else:
                names.append(f"%{self.users_of.get(user, 0)}")
        return ", ".join(names)


def result_groups(results: list[OpResult]) -> str:
    """`%0:2, %1`."""
    pieces: list[str] = []
    left = len(results)
    while left:
        # The last one tells how many come before it in its group.
        name, _, number = results[left - 1].name.partition("#")
        count = int(number or "0") + 1
        pieces.append(f"{name}:{count}" if count > 1 else name)
        left -= count
    pieces.reverse()
    return ", ".join(pieces)


def _print_generic(printer: Printer, op: Operation) -> None:
    printer.generic_op(op)


def _no_line(printer: OperandPrinter, op: Operation, indent: str) -> bool:
    return False


def _first(entry: tuple[str, Attribute]) -> str:
    return entry[0]


def print_function_of(info: OpInfo) -> PrintFunction:
    """What prints the custom form, which the op has, after the name; made when an op is no plain case (`fast_line`)."""
    found = info.compiled_print
    if found is None:
        if info.print is None:
            from pyopt.syntax.format_printer import compile_print

            found = compile_print(info)
        elif isinstance(info.print, str):
            module, _, name = info.print.partition(":")
            found = getattr(__import__(module, fromlist=(name,)), name)
        else:
            found = info.print
        info.compiled_print = found
    return found  # type: ignore[return-value]  # the slot holds functions of syntax, which ir cannot name


def print_op(op: Operation, context: Context, options: PrintOptions | None = None, top_level: bool = True) -> str:
    """The text of an op. At top level with its aliases around it and a line end; otherwise just the op."""
    options = options or PrintOptions()
    printer = Printer(context, options)
    namer = Namer(options)
    namer.run(op)
    printer.users_of = namer.operation_ids
    if not top_level or options.local_scope:
        printer.op(op)
        if top_level:
            printer.write("\n")
        return printer.text()
    if not options.debuginfo and not context.plain:
        try:
            # Most IR has no aliases: then this is all.
            printer.stop_at_aliases = True
            printer.op(op)
            return printer.text() + "\n" + _metadata(printer)
        except AliasMet:
            pass
        if not options.generic and not context.resources:
            try:
                return _print_with_marks(op, context, options, namer.operation_ids)
            except AliasMet:
                pass
    return _print_twice(op, context, options, namer.operation_ids)


def _print_with_marks(op: Operation, context: Context, options: PrintOptions, ids: dict[Operation, int]) -> str:
    """Prints with marks for aliases, which get their numbers at the end; AliasMet if something needs them before."""
    from pyopt.syntax.aliases import MarkingCollector

    printer = Printer(context, options)
    printer.users_of = ids
    printer.collector = collector = MarkingCollector(printer)
    printer.op(op)
    printer.write("\n")
    return collector.resolved(printer.parts())


def _print_twice(op: Operation, context: Context, options: PrintOptions, ids: dict[Operation, int]) -> str:
    """Prints to nowhere first, to see what is printed and in which order."""
    from pyopt.syntax.aliases import AliasCollector, deferred_definitions

    collector = AliasCollector()
    rehearsal = Printer(context, options)
    rehearsal.collector = collector
    rehearsal.rehearsing = True
    if options.debuginfo:
        collector.see_location(rehearsal.place(op.loc))
    rehearsal.op(op)
    printer = Printer(context, options)
    printer.places = rehearsal.places
    printer.users_of = ids
    header = collector.assign(printer)
    printer.op(op)
    return header + printer.text() + "\n" + deferred_definitions(printer) + _metadata(printer)


def _metadata(printer: Printer) -> str:
    """The resources that were printed, as they stand at the end of a file."""
    resources = printer.context.resources
    if not resources:
        return ""
    from pyopt.syntax.file_metadata import metadata_text

    return metadata_text(resources, printer.used_resources, printer.options.elide_resources_larger)
