"""From the ops of a function to its code. What an op does is its evaluator's business, found by the op's name.

An evaluator is `(op, compiler) -> kernel`, called once an op when its function is compiled; it reads attributes and
types then. The kernel is called with the operands' values each time the op runs, and gives the result's value, or a
tuple of values for several results, or anything for none.
"""

from __future__ import annotations

from pyopt.analysis.branches import successor_operands
from pyopt.interpreter.code import BlockCode, Body, FunctionCode
from pyopt.interpreter.errors import ExecutionError, unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import array_dtype, as_array, is_integer
from pyopt.interpreter.registry import evaluators_of
from pyopt.interpreter.values import Poison
from pyopt.ir.attributes import DialectAttribute
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.opinfo import CONSTANT_LIKE, ELEMENTWISE, TERMINATOR
from pyopt.ir.symbols import name_of_symbol, symbol_name
from pyopt.ir.types import ComplexType, FloatType, TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Iterable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    import numpy as np

    from pyopt.interpreter.code import Frame, Step
    from pyopt.interpreter.loops.memory import LaneMemory
    from pyopt.interpreter.machine import Function, Outside

    Kernel: TypeAlias = Callable[..., object]
    Compiled: TypeAlias = "Kernel | ConstantResult | Framed"
    Evaluator: TypeAlias = Callable[[Operation, "Compiler"], Compiled]


@final
class ConstantResult:
    """The compiled form of an op whose result is always the same value: it costs nothing at run time."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


@final
class Framed:
    """A kernel that takes the frame before the operands: that of an op that runs its regions."""

    __slots__ = ("kernel",)

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel


def evaluate_nothing(op: Operation, compiler: Compiler) -> Kernel:
    """An op that does nothing here: a hint, a declaration, or the end of something that needs none."""
    return lambda *operands: ()


@final
class _Slots:
    """The slots of one frame, the constants among them, and those that ops share with what is in their regions."""

    __slots__ = ("constants", "count", "shared")

    def __init__(self) -> None:
        self.count = 0
        self.shared: dict[Operation, int] = {}
        self.constants: dict[int, object] = {}

    def new(self) -> int:
        self.count += 1
        return self.count - 1


@final
class Compiler:
    """Compiles the regions of one function.

    `strict`: undefined behaviour is an error. `lanes`: numbers are arrays here, one element a point of some iteration
    space, so that one execution of the region does the work of many (see `lanes_of`). `memory`: what lanes that are
    iterations of loops read and write; such code has a frame of its own, and `imports` says what comes into it from
    outside: (the slot there, the slot here, the dtype of numbers).
    """

    __slots__ = ("_outer", "_slots", "_values", "imports", "lanes", "machine", "memory", "prologue", "strict")

    def __init__(
        self, machine: Machine, slots: _Slots, outer: Compiler | None = None, memory: LaneMemory | None = None
    ) -> None:
        self.machine = machine
        self.memory = memory
        self.imports: list[tuple[int, int, np.dtype[np.generic] | None]] = []
        self.strict = machine.strict
        self.lanes = outer is not None
        self.prologue: list[Step] = []
        self._outer = outer
        self._slots = slots
        self._values: dict[Value, int] = {}

    # For evaluators.

    def poison(self, op: Operation, reason: str) -> Poison | None:
        """The result of `op` where it is poison, for kernels to give; None if undefined behaviour is ignored: then
        they give what a machine would."""
        return Poison(op, reason) if self.strict else None

    def region(self, region: Region) -> Body:
        """A region of the op, for its kernel (a Framed one) to run."""
        return Body(self.machine, self._blocks(region), self.prologue)  # which is empty where there is `memory`

    def regions(self, op: Operation) -> list[Body | None]:
        """All regions of an op; None for empty ones."""
        return [None if region.first is None else self.region(region) for region in op.regions]

    def lanes_of(self, region: Region) -> Body | None:
        """A region of numbers that works on arrays, all its arguments and results being arrays that NumPy can
        broadcast; None if some op in it cannot do that."""
        block = region.first
        if block is None or block is not region.last:
            return None
        for op in block:
            if op.regions or op.successors:
                return None
            if not op.info.traits & TERMINATOR and not works_on_lanes(op):
                return None
            if not all(is_number(value.type) for value in op.results):
                return None
        return Compiler(self.machine, self._slots, self).region(region)

    def of_lanes(self, memory: LaneMemory) -> Compiler:
        """A compiler of loops whose iterations are lanes."""
        return Compiler(self.machine, _Slots(), self, memory)

    def code(self, ops: Sequence[Operation]) -> BlockCode:
        """Code of ops that are no whole block; gives nothing."""
        code = BlockCode([])
        self._fill(code, ops, {})
        return code

    def template(self) -> Frame:
        """The frame to start with, which holds the constants."""
        frame: Frame = [None] * self._slots.count
        for slot, value in self._slots.constants.items():
            frame[slot] = value
        return frame

    def new_slot(self) -> int:
        """A slot of the frame for a kernel's own use; nested calls have frames of their own."""
        return self._slots.new()

    def shared_slot(self, op: Operation) -> int:
        """The slot that an op has for what the ops in its regions must know, the same for all of them."""
        found = self._slots.shared.get(op)
        if found is None:
            found = self._slots.shared[op] = self._slots.new()
        return found

    # Blocks.

    def slot(self, value: Value) -> int:
        """The slot of a value."""
        found = self._values.get(value)
        if found is None:
            if self._outer is not None:
                found = self._import(value, self._outer.slot(value))
            else:
                found = self._slots.new()
            self._values[value] = found
        return found

    def define(self, value: Value) -> int:
        """The slot of a value that is made here."""
        found = self._values.get(value)
        if found is None:
            found = self._values[value] = self._slots.new()
        return found

    def _import(self, value: Value, source: int) -> int:
        """A number from outside, as an array."""
        if self.memory is not None:
            target = self._slots.new()
            self.imports.append((source, target, array_dtype(value.type) if is_number(value.type) else None))
            return target
        if not is_number(value.type):
            return source
        target = self._slots.new()
        dtype = array_dtype(value.type)

        def bring(frame: Frame) -> None:
            frame[target] = as_array(frame[source], dtype)

        self.prologue.append(bring)
        return target

    def _blocks(self, region: Region) -> BlockCode:
        assert region.first is not None
        blocks: dict[Block, BlockCode] = {}
        for block in region:
            blocks[block] = BlockCode([self.define(argument) for argument in block.arguments])
        for block in region:
            self._fill(blocks[block], block, blocks)
        return blocks[region.first]

    def _fill(self, code: BlockCode, ops: Iterable[Operation], blocks: dict[Block, BlockCode]) -> None:
        for op in ops:
            if op.next is None and (op.info.traits & TERMINATOR or op.successors):
                self._end(code, op, blocks)
                break
            operands = [self.slot(operand) for operand in op.operands]
            results = [self.define(result) for result in op.results]
            compiled = self._evaluate(op)
            if isinstance(compiled, ConstantResult):
                self._constant(op, results, compiled.value)
                continue
            framed = isinstance(compiled, Framed)
            kernel = compiled.kernel if isinstance(compiled, Framed) else compiled
            code.steps.append(make_step(kernel, operands, results, framed))
            code.ops.append(op)
            code.operands.append(operands)
            code.results.append(results)
        code.count = len(code.steps) + 1

    def _constant(self, op: Operation, results: list[int], value: object) -> None:
        if self.lanes and is_number(op.results[0].type) and not isinstance(value, Poison):
            value = as_array(value, array_dtype(op.results[0].type))
        self._slots.constants[results[0]] = value

    def _evaluate(self, op: Operation) -> Compiled:
        evaluator = evaluator_of(op)
        if evaluator is None:
            if not op.info.registered:
                if self.machine.options.outside is not None and not op.successors:
                    return _outside(op, self.machine.options.outside)
                return _missing("is not registered, so it is not known what it does")
            return _missing("has no evaluator")
        try:
            return evaluator(op, self)
        except ExecutionError as error:
            # Only a program that gets there fails.
            return _missing(error.message, error.kind)

    def _end(self, code: BlockCode, op: Operation, blocks: dict[Block, BlockCode]) -> None:
        code.terminator = op
        operands = [self.slot(operand) for operand in op.operands]
        code.returned = operands
        evaluator = evaluator_of(op)
        if evaluator is None and not op.successors:
            return
        compiled = self._evaluate(op)
        assert not isinstance(compiled, ConstantResult)
        framed = isinstance(compiled, Framed)
        kernel = compiled.kernel if isinstance(compiled, Framed) else compiled
        if op.successors:
            code.choose = _reading(kernel, operands, framed)  # type: ignore[assignment]  # gives an index
            for number, block in enumerate(op.successors):
                code.targets.append((blocks[block], [self.slot(value) for value in successor_operands(op, number)]))
        else:
            code.finish = _reading(kernel, operands, framed)  # type: ignore[assignment]  # gives a tuple

    def function(self, region: Region) -> FunctionCode:
        """The code of a whole function."""
        entry = self._blocks(region)
        parent = region.parent
        return FunctionCode(
            self.machine, entry, self.template(), None if parent is None else self._slots.shared.get(parent)
        )


def compile_function(function: Operation, machine: Machine) -> FunctionCode:
    """The code of the first region of an op that is isolated from above."""
    if not function.regions or function.regions[0].first is None:
        raise unsupported(f"@{name_of_symbol(symbol_name(function) or '')} has no body")
    return Compiler(machine, _Slots()).function(function.regions[0])


def function_code(machine: Machine, function: Operation) -> Function:
    """The code of a function, compiled when it is first asked for."""
    found = machine.functions.get(function)
    if found is None:
        outside = machine.options.outside
        if function.regions and function.regions[0].first is not None:
            found = compile_function(function, machine)
            if machine.strict and "arg_attrs" in function.attributes:
                from pyopt.interpreter.promises import with_promises

                found = with_promises(function, found)
        elif outside is not None and function.info.name == "func.func":
            found = _call_outside(function, outside)
        else:
            from pyopt.interpreter.runtime.lookup import library_function

            found = library_function(function, machine) or compile_function(function, machine)
        machine.functions[function] = found
    return found


def evaluator_of(op: Operation) -> Evaluator | None:
    """The evaluator of an op, or None."""
    if op.info.evaluate is not None:
        return _own_evaluator
    name = op.info.name
    dialect = encoding_dialect(op)
    if dialect:
        encodings = evaluators_of(dialect)
        special: dict[str, Evaluator] = getattr(encodings, "ENCODED", {})
        if name in special:
            return special[name]
    module = evaluators_of(name.partition(".")[0])
    if module is None:
        return None
    table: dict[str, Evaluator] = module.EVALUATORS
    return table.get(name)


def _own_evaluator(op: Operation, compiler: Compiler) -> Kernel:
    """What the declaration of an op says that it computes."""
    from pyopt.interpreter.declared import kernel_of

    return kernel_of(op)


def encoding_dialect(op: Operation) -> str:
    """The dialect of the encoding that a tensor among operands and results has; "" if there is none.

    Its module of evaluators may have ENCODED, a table of evaluators of other dialects' ops on such tensors."""
    for values in (op.operands, op.results):
        for value in values:
            type = value.type
            if isinstance(type, TensorType) and isinstance(type.encoding, DialectAttribute):
                return type.encoding.keyword.partition(".")[0]
    return ""


def works_on_lanes(op: Operation) -> bool:
    """The op's evaluator can work on arrays in place of numbers."""
    name = op.info.name
    module = evaluators_of(name.partition(".")[0])
    if module is None or name not in module.EVALUATORS:
        return False
    return op.info.traits & (ELEMENTWISE | CONSTANT_LIKE) != 0 or name in getattr(module, "LANES", ())


def is_number(type: Type) -> bool:
    """Integer, index, float or complex."""
    return is_integer(type) or isinstance(type, (FloatType, ComplexType))


def _missing(message: str, kind: str = "") -> Kernel:
    """A kernel that reports, when it is reached, that it cannot work."""

    def refuse(*operands: object) -> object:
        error = unsupported(message)
        error.kind = kind or error.kind
        raise error

    return refuse


def _call_outside(function: Operation, outside: Outside) -> Function:
    return lambda *operands: outside(function, operands)


def _outside(op: Operation, outside: Outside) -> Kernel:
    """An op of which only the operands and the types of its results are known."""
    if len(op.results) == 1:
        return lambda *operands: outside(op, operands)[0]
    return lambda *operands: outside(op, operands)


def _reading(kernel: Kernel, operands: list[int], framed: bool) -> Callable[[Frame], object]:
    """Calls the kernel with values of a frame."""
    if framed:
        return lambda frame: kernel(frame, *[frame[slot] for slot in operands])
    if len(operands) == 1:
        (only,) = operands
        return lambda frame: kernel(frame[only])
    return lambda frame: kernel(*[frame[slot] for slot in operands])


def make_step(kernel: Kernel, operands: list[int], results: list[int], framed: bool) -> Step:
    """The closure that runs a kernel on a frame."""
    if framed or len(operands) > 3 or len(results) != 1:
        return _long_step(kernel, operands, results, framed)
    (target,) = results
    if not operands:

        def step0(frame: Frame) -> None:
            frame[target] = kernel()

        return step0
    a = operands[0]
    if len(operands) == 1:

        def step1(frame: Frame) -> None:
            frame[target] = kernel(frame[a])

        return step1
    b = operands[1]
    if len(operands) == 2:

        def step2(frame: Frame) -> None:
            frame[target] = kernel(frame[a], frame[b])

        return step2
    c = operands[2]

    def step3(frame: Frame) -> None:
        frame[target] = kernel(frame[a], frame[b], frame[c])

    return step3


def _long_step(kernel: Kernel, operands: list[int], results: list[int], framed: bool) -> Step:
    call = _reading(kernel, operands, framed)
    if not results:
        return call
    if len(results) == 1:
        (target,) = results

        def single(frame: Frame) -> None:
            frame[target] = call(frame)

        return single

    def several(frame: Frame) -> None:
        values = call(frame)
        if isinstance(values, Poison):
            values = (values,) * len(results)
        assert isinstance(values, (tuple, list))
        for slot, value in zip(results, values, strict=True):
            frame[slot] = value

    return several
