"""The printer's top layer: operations, blocks and regions, in custom and generic form."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, OpResult, Region, Value
from pyopt.ir.errors import NoCustomForm
from pyopt.ir.opinfo import TERMINATOR, OpInfo
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias, final
from pyopt.syntax.attribute_printer import AliasMet, PrintObserver
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.memory import memory_of
from pyopt.syntax.operand_printer import NO_BLOCK, OperandPrinter, RepeatedOpWriter
from pyopt.syntax.print_options import PrintOptions

if TYPE_CHECKING:
    PrintFunction: TypeAlias = Callable[["Printer", Operation], None]
    StandsFor: TypeAlias = Callable[[Region, bool, bool], str]
    """Of a region, whether its first block has a label, and whether its terminator is printed, even if implied."""

MANY_PIECES: Final = 2_000


@final
class Printer(OperandPrinter):
    """Writes ops, in custom and generic form."""

    def __init__(self, context: Context, options: PrintOptions, watch: RepeatedOpWriter | None = None) -> None:
        super().__init__(context, options)
        self._done: list[str] = []
        memory = memory_of(context) if watch is None else None
        self._writer = watch if memory is None else memory.writer()
        self.users_of: dict[Operation, int] = {}
        self._without_form: Operation | None = None
        """The op whose custom form cannot say it all, so that it is written in the generic form."""
        self._collected: set[tuple[object, ...]] = set()
        """Keys of the ops that the dry run has collected aliases from: all that the aliases depend on."""
        self.stands_for: StandsFor | None = None
        """Gives what is written for a region that is skipped: the formatter has its text already."""

    def begin_marks(self) -> PrintObserver:
        if self.context.resources:
            raise AliasMet  # those that definitions use come first
        from pyopt.syntax.aliases import MarkingCollector

        self.awaits_aliases = False
        self.collector = MarkingCollector(self)
        return self.collector

    # Regions.

    def region(
        self, region: Region, entry_arguments: bool = True, terminators: bool = True, empty_block: bool = False
    ) -> None:
        """`{ ... }` at the current indentation."""
        write = self.write
        entry = region.first
        if self.options.skip_regions:
            label = entry is not None and _wants_label(entry, entry_arguments, empty_block)
            write("{...}" if self.stands_for is None else self.stands_for(region, label, terminators))
            return
        write("{\n")
        if entry is not None:
            outer = self.default_dialect
            parent = region.parent
            if (
                parent is not None
                and parent.info.default_dialect != outer
                and not self.options.generic
                and parent is not self._without_form
            ):
                self._set_default_dialect(parent.info.default_dialect)
            self.block(entry, _wants_label(entry, entry_arguments, empty_block), terminators)
            block = entry.next
            while block is not None:
                self.block(block, True, True)
                block = block.next
            if self.default_dialect != outer:
                self._set_default_dialect(outer)
        write(self.indent + "}")

    def _set_default_dialect(self, dialect: str) -> None:
        """From here on the name of `dialect` is left out."""
        self.default_dialect = dialect
        if self._writer is not None:
            self._writer.turn_to(dialect)

    def block(self, block: Block, label: bool, terminators: bool) -> None:
        """A block's ops, after its label if wanted; a terminator that is left out is there if it has attributes."""
        if label:
            self._label(block)
        outer = self.indent
        self.indent = outer + "  "
        last = None
        if not terminators and block.last is not None and block.last.info.traits & TERMINATOR:
            last = None if block.last.attributes else block.last
        if self.options.value_users:
            for argument in block.arguments:
                self._argument_users(argument)
        if self.dry_run:
            self.collect_aliases(block.first, last)
        elif self.options.debuginfo or self.options.value_users:
            self._annotated_ops(block.first, last)
        else:
            self._ops(block.first, last)
        self.indent = outer
        if len(self.out) > MANY_PIECES:
            self._join()

    def _ops(self, op: Operation | None, last: Operation | None) -> None:
        """The ops up to `last`, a line each."""
        write = self.write
        writer = self._writer
        while op is not last:
            assert op is not None
            line = None if writer is None else writer.try_write(self, op)
            if line is None:
                self._start_line(op)
                write("\n")
            else:
                write(line)
            op = op.next

    def _annotated_ops(self, op: Operation | None, last: Operation | None) -> None:
        """The ops up to `last`, a line each, with locations and users."""
        writer = self._writer
        while op is not last:
            assert op is not None
            if self.collector is not None and self.options.debuginfo:
                self.collector.see_location(self.place(op.loc))
            line = None if writer is None else writer.try_write(self, op)
            if line is None:
                self._start_line(op)
            else:
                self.write(line[:-1])
            self._after_op(op)
            self.write("\n")
            op = op.next

    def _start_line(self, op: Operation) -> None:
        """A line with an op, without its end."""
        self.write(self.indent)
        if op.results:
            self.write(result_groups(op.results) + " = ")
        self.write_op(op)

    def collect_aliases(self, op: Operation | None, last: Operation | None) -> None:
        """Collects the aliases of the ops up to `last`: a dry run."""
        options = self.options
        collector = self.collector
        while op is not last:
            assert op is not None
            if collector is not None and options.debuginfo:
                collector.see_location(self.place(op.loc))
            if op.regions or self.context.plain or not self._was_collected(op):
                self.write_op(op)
            op = op.next

    def _was_collected(self, op: Operation) -> bool:
        """An op with these types and attributes was printed to nowhere before: it shows nothing new."""
        collected = self._collected
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
        if key in collected:
            return True
        collected.add(key)
        return False

    def _join(self) -> None:
        """Makes one text of the pieces: to do so now and then takes less memory than to keep them all."""
        self._done.append("".join(self.out))
        self.out.clear()

    def joined(self) -> list[str]:
        """What was written before `out`."""
        return self._done

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
            write(f"  // {count} preds: " + ", ".join(_in_order(names, self.options.keep_names)))
        write("\n")

    # Operations.

    def op(self, op: Operation) -> None:
        """One op with its results and location, without indentation and line end."""
        if op.results:
            self.write(result_groups(op.results) + " = ")
        self.write_op(op)
        if self.options.debuginfo or self.options.value_users:
            self._after_op(op)

    def op_without_results(self, op: Operation) -> None:
        """An op from its name on, for one that another op's custom form has in a line."""
        if self.collector is not None and self.options.debuginfo:
            self.collector.see_location(self.context.location(op.loc))
        self._custom_op(op)

    def _after_op(self, op: Operation) -> None:
        if self.options.debuginfo and not self.dry_run:
            self.write(self.trailing_location(op.loc))
        if self.options.value_users:
            self._users_comment(op)

    def write_op(self, op: Operation) -> None:
        """An op from its name on, in the form that the options ask for."""
        if self.options.generic:
            self.generic_op(op)
        else:
            self._custom_op(op)

    def _custom_op(self, op: Operation) -> None:
        """An op from its name on in custom form, or in generic form where that cannot say it all."""
        info = op.info
        print = print_function_of(info)
        if print is None:
            self.generic_op(op)
            return
        mark = len(self.out)
        name = info.name
        self.write(self._short_name(name) if name.startswith(self.default_dialect) else name)
        try:
            print(self, op)
        except NoCustomForm:
            del self.out[mark:]
            self._without_form = op
            self.generic_op(op)

    def _short_name(self, name: str) -> str:
        """The name of an op that begins like the default dialect, without it."""
        dialect, _, rest = name.partition(".")
        return rest if rest and dialect == self.default_dialect and "." not in rest else name

    def generic_op(self, op: Operation) -> None:
        """The op in generic form, from its quoted name on."""
        if self.dry_run:
            self._collect_generic_op(op)
            return
        entries = sorted(op.attributes.items(), key=_first) if op.attributes else []
        late: PrintObserver | None = None
        if self.awaits_aliases or self.collector is not None:
            if op.regions or op.properties is not None:
                late = self.collector or self.begin_marks()
            else:
                self._show_types_and_attributes(op, entries)
        write = self.write
        info = op.info
        write(f'"{self.escape(info.name)}"({self.operands(op.operands)})')
        if op.successors:
            write("[" + ", ".join([block.name or NO_BLOCK for block in op.successors]) + "]")
        discardable: list[tuple[str, Attribute]] = []
        if not info.registered:
            if op.properties is not None:
                stored = op.properties
                write(f" <{late.postpone(lambda pr: pr.attribute(stored)) if late else self.attribute(stored)}>")
            discardable = entries
        elif entries:
            inherent = info.attribute_names
            given: list[tuple[str, Attribute]] = []
            for entry in entries:
                (given if entry[0] in inherent else discardable).append(entry)
            if given:
                write(f" <{late.postpone(lambda pr: pr.attr_dict(given)) if late else self.attr_dict(given)}>")
        if op.regions:
            write(" (")
            first = True
            for region in op.regions:
                if not first:
                    write(", ")
                first = False
                self.region(region, True, True, True)
            write(")")
        if late:
            self._show_types_and_attributes(op, entries)
        if discardable:
            write(" " + self.attr_dict(discardable))
        write(" : " + self.functional_type(op.operands, op.results))

    def _collect_generic_op(self, op: Operation) -> None:
        """Meets the parts of an op in generic form, in the reference's order and without unregistered properties."""
        if not self.options.skip_regions:
            for region in op.regions:
                self.region(region, True, True, True)
        self._show_types_and_attributes(op, sorted(op.attributes.items(), key=_first))

    def _show_types_and_attributes(self, op: Operation, entries: list[tuple[str, Attribute]]) -> None:
        """Meets them in the order in which their aliases are numbered."""
        for operand in op.operands:
            self.type(operand.type)
        for result in op.results:
            self.type(result.type)
        for _, attribute in entries:
            self.attribute(attribute)

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


def _wants_label(entry: Block, arguments: bool, empty: bool) -> bool:
    """The first block of a region has a label in print."""
    return (empty and entry.first is None) or (arguments and len(entry.arguments) != 0)


def result_groups(results: list[OpResult]) -> str:
    """`%0:2, %1`."""
    if len(results) == 1:
        return results[0].name.partition("#")[0]
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


def _in_order(blocks: list[Block | None], keep_names: bool) -> list[str]:
    """The names of blocks in the order in which they stand in their region."""
    if not keep_names:
        # What a pass that failed took out of its region has no name.
        numbers = [int(block.name[3:]) for block in blocks if block is not None and block.name]
        return [f"^bb{number}" for number in sorted(numbers)]
    counts: dict[Block | None, int] = {}
    for block in blocks:
        counts[block] = counts.get(block, 0) + 1
    first = blocks[0]
    region = None if first is None else first.region
    return [block.name for block in region or () for _ in range(counts.get(block, 0))]


def _first(entry: tuple[str, Attribute]) -> str:
    return entry[0]


def print_function_of(info: OpInfo) -> PrintFunction | None:
    """The function that prints the custom form of an op after its name; None if it has none."""
    found = info.compiled_print
    if found is None:
        if isinstance(info.print, str):
            module, _, name = info.print.partition(":")
            found = getattr(__import__(module, fromlist=(name,)), name)
        elif info.print is not None:
            found = info.print
        elif info.syntax and info.registered:
            from pyopt.syntax.format_printer import compile_print

            found = compile_print(info)
        info.compiled_print = found
    return found  # type: ignore[return-value]  # the slot holds functions of syntax, which ir cannot name


def print_op(
    op: Operation,
    context: Context,
    options: PrintOptions | None = None,
    top_level: bool = True,
    watch: RepeatedOpWriter | None = None,
) -> str:
    """The text of an op. At top level with its aliases around it and a line end; otherwise just the op.

    `watch` is asked before each op of a block instead of what was printed before.
    """
    options = options or PrintOptions()
    printer = Printer(context, options, watch)
    printer.users_of = name_values(op, options)
    if not top_level or options.local_scope:
        printer.op(op)
        if top_level:
            printer.write("\n")
        return printer.text()
    if not context.plain:
        try:
            return _print_once(printer, op)
        except AliasMet:
            pass
    return _print_twice(op, context, options, printer.users_of, watch)


def _print_once(printer: Printer, op: Operation) -> str:
    """Prints with marks for aliases, which get their numbers at the end; AliasMet if something needs them before."""
    printer.awaits_aliases = True
    if printer.options.debuginfo:
        printer.begin_marks().see_location(printer.place(op.loc))
    printer.op(op)
    printer.write("\n")
    if printer.collector is None:
        return printer.text() + _metadata(printer)
    from pyopt.syntax.aliases import MarkingCollector

    assert isinstance(printer.collector, MarkingCollector)
    return printer.collector.resolved(printer.parts())


def _print_twice(
    op: Operation,
    context: Context,
    options: PrintOptions,
    ids: dict[Operation, int],
    watch: RepeatedOpWriter | None = None,
) -> str:
    """Prints to nowhere first, to see what is printed and in which order."""
    from pyopt.syntax.aliases import AliasCollector, deferred_definitions

    collector = AliasCollector()
    rehearsal = Printer(context, options)
    rehearsal.collector = collector
    rehearsal.dry_run = True
    if options.debuginfo:
        collector.see_location(rehearsal.place(op.loc))
    rehearsal.op(op)
    printer = Printer(context, options, watch)
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

    return metadata_text(resources, printer.used_resources, printer.options.elide_resources_larger, printer.key)
