"""Compiled programs: what is kept of them on disk, and what they are in a process."""

from __future__ import annotations

import ctypes
import json
import threading

from pyopt.diagnostics.nearest import known_names
from pyopt.ir.symbols import symbol_of_name
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.native import recursion, signals, stack
from pyopt.native.aliasing import separated
from pyopt.native.blas import GEMM_SYMBOL, blas_addresses
from pyopt.native.calls import UNLIMITED, CallContext, Results, Slots
from pyopt.native.checks import WAS_FREED
from pyopt.native.errors import NativeError
from pyopt.native.failures import crashed, failure, out_of_stack
from pyopt.native.ir_text import IrFunction, functions_of, with_stubs, wrapper, wrapper_symbol
from pyopt.native.llvm import Loaded, library
from pyopt.native.marshalling import put, slots_needed, take
from pyopt.native.plans import Plan, ProgramCalls, plan_of
from pyopt.native.python_api import NativeMethods, head_bytes, keep_for_good, table
from pyopt.native.runtime_ir import (
    CRASHED,
    LIBRARY_FAILED,
    OUT_OF_STACK,
    RENAMED,
    WRONG_EXTENT,
)
from pyopt.native.signature import FunctionSignature, signature_from_json
from pyopt.native.threads.splits_ir import MOST_THREADS, POOL, THREADS, with_splits

if TYPE_CHECKING:
    from pyopt.native.libraries import LibraryFunctions
    from pyopt.native.lowering import Lowered

FORM: Final = "pyopt native 7"
"""Changes whenever what is kept on disk, or what compiled code relies on, changes."""
RUNTIME: Final = "runtime"

_EnterType: Final = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_ClaimType: Final = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)
_ReleaseType: Final = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_CallbackType: Final = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)


@final
class Compiled:
    """Object code, the signatures of its functions, and the declarations of what it calls in the runtime library.

    checks: what to say where a check of extents does not hold, by its number.
    """

    __slots__ = ("checks", "code", "declarations", "signatures")

    def __init__(
        self, code: bytes, signatures: Sequence[FunctionSignature], declarations: list[str], checks: list[str]
    ) -> None:
        self.checks = checks
        self.code = code
        self.signatures = {one.name: one for one in signatures}
        self.declarations = declarations

    def to_bytes(self) -> bytes:
        """The bytes for the cache."""
        data = [FORM, [one.to_json() for one in self.signatures.values()], self.declarations, self.checks]
        head = json.dumps(data).encode()
        return len(head).to_bytes(8, "little") + head + self.code


def compiled_from_bytes(data: bytes) -> Compiled | None:
    """The compiled module from the bytes of `to_bytes`; None for anything else."""
    try:
        length = int.from_bytes(data[:8], "little")
        form, signatures, declarations, checks = json.loads(data[8 : 8 + length])
        if form != FORM:
            return None
        return Compiled(data[8 + length :], [signature_from_json(one) for one in signatures], declarations, checks)
    except (ValueError, TypeError):
        return None


def compile_text(lowered: Lowered) -> Compiled:
    """Object code of LLVM IR."""
    from pyopt.native.library_names import declaration_of, is_library_function
    from pyopt.native.own_names import own_name
    from pyopt.native.printf_ir import DECLARATION, calls_printf, with_printf

    text, signatures, declared = lowered.text, lowered.signatures, lowered.declared
    found = functions_of(text)
    calls: list[IrFunction] = []
    declarations: list[str] = []
    for one in found.values():
        if not one.defined and one.name not in RENAMED and is_library_function(one.name):
            calls.append(one)
            declarations.append(declared.get(one.name) or declaration_of(one))
    wrappers = []
    for signature in signatures:
        function = found.get(own_name(symbol_of_name(signature.name)))
        if function is None or not function.defined:
            signature.problem = signature.problem or "it has no body after lowering"
        if signature.problem or function is None:
            continue
        wanted = _leaf_count(function)
        if (
            sum([one.leaves() for one in signature.inputs]),
            sum([one.leaves() for one in signature.results]),
        ) != wanted:
            signature.problem = "its lowered form has other parameters than its type says"
            continue
        wrappers.append(wrapper(function, signature.name))
    whole = with_splits(with_stubs(text, calls), found)
    if calls_printf(whole):
        whole = with_printf(whole, len(declarations))
        declarations.append(DECLARATION)
    whole += "".join(wrappers)
    if lowered.checks_stack and stack.needs_checks(whole):
        whole += stack.DECLARATION
    code = library().compile(whole)
    return Compiled(code, signatures, declarations, lowered.checks)


def _leaf_count(function: IrFunction) -> tuple[int, int]:
    return sum([len(one.leaves()) for one in function.inputs]), len(function.result.leaves())


_runtime: Final[list[bytes]] = []
_runtime_lock: Final = threading.Lock()


def runtime_code() -> bytes:
    """The object code of the runtime, from the cache if it is there."""
    from pyopt.native import cache

    with _runtime_lock:
        if not _runtime:
            from pyopt.native.runtime_ir import NARROW_FLOATS, TEXT

            key = cache.key_of(RUNTIME, TEXT + NARROW_FLOATS)
            found = cache.load(key)
            if found is None:
                found = library().compile_runtime()
                cache.store(key, found)
            _runtime.append(found)
        return _runtime[0]


_thread_key: Final[list[int]] = []
_permanent_lock: Final = threading.Lock()


def thread_key() -> int:
    """The key under which each thread has the context of the call that it is in."""
    with _runtime_lock:
        if not _thread_key:
            key = ctypes.c_uint32()
            if ctypes.CDLL(None).pthread_key_create(ctypes.byref(key), None):
                raise NativeError("the system has no thread-specific data left")
            _thread_key.append(key.value)
    return _thread_key[0]


_permanent: Final[list[object]] = []
_methods: Final[list[NativeMethods]] = []


def load_permanent() -> None:
    """Loads code that stays: the handler of crashes, and the method by which Python calls.

    A signal by which code of a program would end this process ends its call. Where another signal handler was set, it
    gets the others.
    """
    with _permanent_lock:
        if _permanent:
            return
        loaded = library().load([runtime_code()])
        _set_variables(loaded)
        _permanent.append(loaded)
        _permanent.extend(signals.set_handlers(loaded.function("pyopt.signal"), loaded.variable("pyopt.handlers")))
        if head_bytes():
            _methods.append(NativeMethods(loaded.function("pyopt.method")))
        for one in (*_permanent, *_methods):
            keep_for_good(one)


def _set_variables(loaded: Loaded) -> None:
    """Sets what each copy of the runtime needs."""
    ctypes.c_int32.from_address(loaded.variable("pyopt.key")).value = thread_key()
    if head_bytes():
        ctypes.c_void_p.from_address(loaded.variable("pyopt.python")).value = ctypes.addressof(table())


def callback(libraries: LibraryFunctions) -> Callable[[int, int, int], int]:
    """The function that native code calls for a library function, by its number; anything but 0 ends the program."""

    def called(number: int, given: int, wanted: int) -> int:
        try:
            libraries.call(number, given, wanted)
        except BaseException as error:  # no exception may pass through native code
            libraries.failed(error)
            return LIBRARY_FAILED
        return 0

    return called


@final
class Entry:
    """A compiled program in this process. Its functions may be called from several threads at once."""

    __slots__ = (
        "_callback", "_calls_library", "_checks", "_checks_stack", "_enter", "_loaded", "_places", "_plans", "_program",
        "_remembers_freed", "_totals", "check_leaks", "claim", "libraries", "max_memory", "release", "signatures",
        "sweep",
    )  # fmt: skip

    def __init__(
        self,
        compiled: Compiled,
        libraries: LibraryFunctions,
        max_memory: int = UNLIMITED,
        check_leaks: bool = False,
        threads: int = 1,
    ) -> None:
        self.signatures = compiled.signatures
        self._checks = compiled.checks
        self.libraries = libraries
        self.max_memory = max_memory
        self.check_leaks = check_leaks
        load_permanent()
        splits = POOL.encode() in compiled.code
        if splits:
            from pyopt.native.threads.pool import provide_pool

            provide_pool(runtime_code(), thread_key)
        self._loaded: Loaded = library().load([compiled.code, runtime_code()])
        if splits:
            ctypes.c_int64.from_address(self._loaded.variable(THREADS)).value = min(threads, MOST_THREADS)
        _set_variables(self._loaded)
        self._callback = _CallbackType(callback(libraries))
        address = ctypes.cast(self._callback, ctypes.c_void_p).value
        ctypes.c_void_p.from_address(self._loaded.variable("pyopt.callback")).value = address
        if GEMM_SYMBOL in compiled.code:
            addresses = (ctypes.c_void_p * 2).from_address(self._loaded.variable("pyopt.blas"))
            addresses[0], addresses[1] = blas_addresses()
        self._enter = _EnterType(self._loaded.function("pyopt.enter"))
        self.claim: Callable[[int, int], int] = _ClaimType(self._loaded.function("pyopt.claim"))
        self.release: Callable[[int], object] = _ReleaseType(self._loaded.function("pyopt.release"))
        self._remembers_freed = any(WAS_FREED in one for one in compiled.checks)
        self._checks_stack = recursion.CHECK.encode() in compiled.code
        self.sweep: Callable[[int], object] = _ReleaseType(self._loaded.function("pyopt.sweep"))
        self._totals = (ctypes.c_int64 * 2).from_address(self._loaded.variable("pyopt.totals"))
        self._calls_library = bool(compiled.declarations)
        self._places: dict[str, int] = {}
        self._plans: dict[str, Plan | None] = {}
        self._program: ProgramCalls | None = None

    def allocations(self) -> tuple[int, int]:
        """Blocks of memory that were taken and given back so far."""
        return self._totals[0], self._totals[1]

    def call(self, name: str, arguments: Sequence[object]) -> list[object]:
        """The results of a function; raises NativeError."""
        try:
            plan = self._plans[name]
        except KeyError:
            plan = self._plans[name] = self._new_plan(name)
        try:
            found = None if plan is None else self._call_by_plan(name, plan, tuple(arguments))
            if found is None:
                signature = self.signature(name)
                given, wanted = self._marshalled(signature, arguments), Slots(slots_needed(signature.results))
                found = self._results(name, self.run(name, self.context(given), given, wanted))
        except MemoryError as error:
            raise NativeError(f"@{name}: copies of arguments or results take more memory than there is") from error
        return found

    def _new_plan(self, name: str) -> Plan | None:
        signature = self.signature(name)
        if self._remembers_freed or not _methods:
            return None
        if self._program is None:
            call = self._loaded.function("pyopt.call")
            self._program = ProgramCalls(_methods[0], call, self, self.max_memory, self.check_leaks)
        return plan_of(signature, self._program, self._place(name))

    def _call_by_plan(self, name: str, plan: Plan, arguments: tuple[object, ...]) -> list[object] | None:
        """The results of a function; None if the plan does not know the arguments."""
        frame = plan.frame()
        if self._checks_stack:
            frame.set_stack_part(stack.usable_part())
        objects = arguments if plan.is_plain else plan.objects(arguments, frame.given)
        found = None if objects is None else frame.call(objects)
        if found is None and objects is not None:
            objects = plan.without_gaps(objects)
            found = None if objects is None else frame.call(objects)
        if isinstance(found, list):
            if self._calls_library:
                self.libraries.flush()
            if plan.gives_sparse:
                try:
                    found = plan.results(found, frame.wanted)
                except ValueError as error:
                    raise _broken(name, error) from error
        elif found is not None:
            plan.set_bases(frame.given, objects or ())
            found = self._results(name, self._ended(name, found, frame.context, frame.given, frame.wanted))
            frame.given.bases = []
        plan.put_back(frame)
        return found

    def _marshalled(self, signature: FunctionSignature, arguments: Sequence[object]) -> Slots:
        """The slots with the arguments, each looked at; raises NativeError for what the function does not take."""
        name, parameters = signature.name, signature.inputs
        if len(parameters) != len(arguments):
            noun = "argument" if len(parameters) == 1 else "arguments"
            raise NativeError(f"{signature.text()} takes {len(parameters)} {noun}, and {len(arguments)} are given")
        if signature.writes:
            arguments = separated(name, arguments, parameters)
        given = Slots(slots_needed(parameters))
        for number, (value, parameter) in enumerate(zip(arguments, parameters, strict=True), 1):
            try:
                put(value, parameter, given)
            except NativeError as error:
                raise NativeError(f"argument {number} of @{name}: {error}") from None
            except Exception as error:  # whatever an object of the caller's own raises
                raise NativeError(f"argument {number} of @{name}: {type(error).__name__}: {error}") from error
        return given

    def _results(self, name: str, results: Results) -> list[object]:
        """The results of a call that is over."""
        try:
            found = [take(one, results) for one in self.signatures[name].results]
        except ValueError as error:
            raise _broken(name, error) from error
        finally:
            left = results.finish(self.check_leaks)
        if left:
            raise NativeError(f"@{name} leaves {left} bytes of memory on the heap (--check-leaks)")
        return found

    def context(self, given: Slots) -> CallContext:
        """The context of a call with these arguments."""
        part = stack.usable_part() if self._checks_stack else 0
        context = CallContext(self.max_memory, len(given.bases), self._remembers_freed, part)
        context.set_addresses([array.ctypes.data for array, _ in given.bases])
        return context

    def signature(self, name: str) -> FunctionSignature:
        """The signature of a function that can be called; raises NativeError."""
        signature = self.signatures.get(name)
        if signature is None:
            raise NativeError(f"there is no function @{name}; there are: {known_names(self.signatures)}")
        if signature.problem:
            raise NativeError(f"@{name} cannot be called from Python: {signature.problem}")
        return signature

    def _place(self, name: str) -> int:
        """The address of what calls a function with slots."""
        place = self._places.get(name)
        if place is None:
            place = self._places[name] = self._loaded.function(wrapper_symbol(name))
            if not place:
                raise NativeError(f"@{name} is not in the compiled program")
        return place

    def run(self, name: str, context: CallContext, given: Slots, wanted: Slots) -> Results:
        """Calls a function whose slots are filled; raises NativeError."""
        code = self._enter(context.address(), self._place(name), given.address(), wanted.address())
        return self._ended(name, code, context, given, wanted)

    def _ended(self, name: str, code: int, context: CallContext, given: Slots, wanted: Slots) -> Results:
        """What a function gave that returned; raises NativeError for another way out."""
        if code:
            self.sweep(context.address())
            if code == WRONG_EXTENT:
                number, there, needed = context.failed_check()
                raise NativeError(self._checks[number].format(found=there, wanted=needed))
            if code == OUT_OF_STACK:
                raise out_of_stack(name, context.deepest())
            if code == CRASHED:
                raise crashed(name, context.failed_check()[0])
            error = failure(code, self.libraries, self.max_memory)
            raise NativeError(f"@{name}: {error}")
        self.libraries.flush()
        return Results(self, wanted, given, context)


def _broken(name: str, error: ValueError) -> NativeError:
    """The error for parts of which SciPy takes no array."""
    return NativeError(f"@{name} gave a broken array: {error}")
