"""All contact with llvmlite, whose versions differ: machine code of text for this CPU, and its loading."""

from __future__ import annotations

import re
import threading
from typing import Protocol

from pyopt.light import Final, Iterable, Sequence, final
from pyopt.native import stack
from pyopt.native.constants import fold_sizes
from pyopt.native.errors import NativeError, missing_library
from pyopt.native.ir_text import WRAPPED
from pyopt.native.recursion import with_call_checks
from pyopt.native.runtime_ir import NARROW_FLOATS, TEXT, renamed_in
from pyopt.native.symbols import missing_symbols

LEVEL: Final = 2
FEW_INSTRUCTIONS: Final = 25
"""The threshold up to which LLVM inlines functions of the runtime: they call each other a lot, and take long to compile
by the threshold of -O2, 225."""
OLDEST: Final = (0, 45)
"""The first version with which all tests pass; it has LLVM 20."""
SPELLED: Final = 22
"""The version of LLVM in whose spelling LLVM IR is made."""
_SCALABLE: Final = r"<vscale x|@llvm\.vscale\b"
_HAS_SCALABLE: Final = r"\+(sve|v)\b"
"""CPUs of Arm and RISC-V have vectors of scalable length."""
_DEBUG_FLAG: Final = '!"Debug Info Version"'
_DEBUG_INFO: Final = ("!DI", "!dbg", "#dbg", "@llvm.dbg.")


class ContextHandle(Protocol):
    """An LLVM context."""


class LlvmModule(Protocol):
    """A module of llvmlite."""

    triple: str
    data_layout: str
    global_variables: Iterable[Named]
    functions: Sequence[Named]

    def verify(self) -> None: ...


class Named(Protocol):
    """A function or global variable of llvmlite."""

    name: str
    is_declaration: bool
    linkage: Linkage | str


class Linkage(Protocol):
    """How other object code sees a function; an enumeration of llvmlite, of which one is also set by its name."""

    name: str


class ModulePasses(Protocol):
    """A pipeline of passes of llvmlite."""

    def run(self, module: LlvmModule, builder: PassBuilder) -> object: ...


class PassBuilder(Protocol):
    """Protocol of llvmlite's builder of pass pipelines."""

    def getModulePassManager(self) -> ModulePasses: ...


class TargetMachine(Protocol):
    """A target machine of llvmlite."""

    target_data: object
    triple: str

    def emit_object(self, module: LlvmModule) -> bytes: ...


OWN: Final = "pyopt.own."
"""The prefix of the names of a program's functions and variables in object code: one called sin would be taken for
that of C, which LLVM calls for llvm.intr.sin."""
_KEPT: Final = ("pyopt.", "llvm.")
_WRONG: Final = ("+avx512bf16", "+avxneconvert")
"""Instructions that round to bf16 by other rules than arith.truncf: they take small numbers for zero."""


@final
class LLVMLibrary:
    """llvmlite, ready for use."""

    __slots__ = ("_builder", "binding", "cpu", "features", "has_fused", "lock", "machine", "permanent", "version")

    def __init__(self) -> None:
        try:
            import llvmlite
            from llvmlite import binding
        except ImportError:
            raise missing_library() from None
        self.binding = binding
        self.version = f"{llvmlite.__version__} {'.'.join(map(str, binding.llvm_version_info))}"
        numbers = tuple([int(one) for one in llvmlite.__version__.split(".")[:2] if one.isdigit()])
        if numbers < OLDEST:
            raise NativeError(f"llvmlite {llvmlite.__version__} is too old: 0.45 is the first that works")
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        self.cpu = str(binding.get_host_cpu_name())
        features = str(binding.get_host_cpu_features().flatten())
        self.features = ",".join(["-" + one[1:] if one in _WRONG else one for one in features.split(",")])
        if "+avx512vbmi2" in features:
            # LLVM prefers vectors of 256 bits, as the first CPUs with wider ones slow down. These do not.
            self.features += ",-prefer-256-bit"
        # Whether floats are multiplied and added with one rounding by one instruction.
        triple = str(binding.get_process_triple())
        self.has_fused = "+fma" in features.split(",") or triple.startswith(("aarch64", "arm64"))
        self.machine = self.new_machine(self.cpu, self.features)
        self._builder: PassBuilder | None = None
        # One LLVM context is used by one thread at a time.
        self.lock = threading.RLock()
        # That of the empty modules that engines are made with; it must outlive them all.
        self.permanent = self._context()

    def new_machine(self, cpu: str = "", features: str = "") -> TargetMachine:
        """A target machine for a CPU; one for any is enough to load object code."""
        target = self.binding.Target.from_default_triple()
        machine: TargetMachine = target.create_target_machine(
            cpu=cpu, features=features, opt=LEVEL, reloc="default", codemodel="jitdefault", jit=True
        )
        return machine

    def parse(self, text: str, context: ContextHandle | None = None) -> LlvmModule:
        """The module that a text says, verified."""
        if not any(one in text for one in _DEBUG_INFO):
            # With this flag LLVM verifies what it reads, and ends the process where that fails.
            text = text.replace(_DEBUG_FLAG, '!"pyopt"')
        try:
            module: LlvmModule = self.binding.parse_assembly(self.adapted(text), context or self._context())
            module.verify()
        except RuntimeError as error:
            raise NativeError(f"LLVM refuses the program: {error}") from None
        module.triple = self.machine.triple
        module.data_layout = str(self.machine.target_data)
        return module

    def _refuse_scalable(self, text: str) -> None:
        if re.search(_SCALABLE, text) and not re.search(_HAS_SCALABLE, self.features):
            raise NativeError("the program has vectors of scalable length, which this CPU has not")

    def _context(self) -> ContextHandle:
        context: ContextHandle = self.binding.create_context()
        return context

    def adapted(self, text: str) -> str:
        """The text as this LLVM reads it."""
        version: int = self.binding.llvm_version_info[0]
        folded = fold_sizes(text)
        if version >= SPELLED:
            return folded
        from pyopt.native.older_llvm import older_text

        return older_text(folded, version)

    def _new_builder(self, own: bool) -> PassBuilder:
        """Creates the builder of the passes of -O2: with vectorization; or for code of pyopt's own, whose loops are
        short, with less that takes long."""
        tuning = self.binding.create_pipeline_tuning_options(speed_level=LEVEL)
        tuning.loop_vectorization = tuning.slp_vectorization = not own
        tuning.loop_interleaving = tuning.loop_unrolling = not own
        if own:
            tuning.inlining_threshold = FEW_INSTRUCTIONS
        builder: PassBuilder = self.binding.create_pass_builder(self.machine, tuning)
        return builder

    def optimize(self, module: LlvmModule) -> None:
        """Runs the pipeline of -O2, with vectorization; one builder is for all modules."""
        if self._builder is None:
            self._builder = self._new_builder(own=False)
        self._run(module, self._builder)

    def _run(self, module: LlvmModule, builder: PassBuilder) -> None:
        manager = builder.getModulePassManager()
        manager.run(module, builder)
        _free(manager)

    def compile(self, text: str) -> bytes:
        """The object code of a text at -O2, with the calls of memory functions bound to the counted ones.

        If it declares the check of the stack, that is called where it is needed.
        What LLVM may end the process for is compiled in another one.
        """
        from pyopt.native.vocabulary import is_known

        if is_known(text):
            return self.compile_here(text)
        from pyopt.native.guarded import compile_guarded

        self._refuse_scalable(text)
        return compile_guarded(text)

    def compile_here(self, text: str) -> bytes:
        """The same, in this process."""
        with self.lock:
            checks_stack = stack.DECLARATION in text
            module = self.parse(with_call_checks(text) if checks_stack else text)
            try:
                for one in [*module.functions, *module.global_variables]:
                    if not one.is_declaration and not one.name.startswith(_KEPT):
                        one.name = OWN + one.name
                _leave_to_wrappers(module)
            except UnicodeError as error:
                raise NativeError(f"a name of the program is no UTF-8: {error}") from None
            self.optimize(module)
            names = renamed_in(text)
            for function in list(module.functions):
                new = names.get(function.name) if function.is_declaration else None
                if new is not None:
                    function.name = new
            if checks_stack:
                optimized = str(module)
                checked = stack.with_checks(optimized)
                if checked is not optimized:
                    module = self.binding.parse_assembly(checked, self._context())
            return bytes(self.machine.emit_object(module))

    def compile_runtime(self) -> bytes:
        """The object code of the runtime."""
        return self.compile_own(TEXT + NARROW_FLOATS)

    def compile_own(self, text: str) -> bytes:
        """The object code of a text that is pyopt's own."""
        with self.lock:
            module = self.parse(text)
            self._run(module, self._new_builder(own=True))
            return bytes(self.machine.emit_object(module))

    def optimized_text(self, text: str) -> str:
        """The text optimized by -O2, for people."""
        with self.lock:
            module = self.parse(text)
            self.optimize(module)
            return str(module)

    def load(self, objects: Sequence[bytes], trial: bool = False) -> Loaded:
        """Object code in this process; raises NativeError if it needs what is not there, unless it is only a trial."""
        with self.lock:
            return Loaded(self, objects, trial)


def _leave_to_wrappers(module: LlvmModule) -> None:
    """Lets wrappers alone be called from outside: what is inlined there is not compiled once more by itself."""
    for one in module.functions:
        outside = not isinstance(one.linkage, str) and one.linkage.name == "external"
        if outside and not one.is_declaration and not one.name.startswith(WRAPPED):
            one.linkage = "internal"


def _free(manager: ModulePasses) -> None:
    """Frees a pipeline of passes, which llvmlite (0.50) does not: 56 KB for each module."""
    from llvmlite.binding import ffi

    if getattr(type(manager), "_dispose", None) is ffi.ObjectRef._dispose:
        ffi.lib.LLVMPY_DisposeNewModulePassManger(manager)


@final
class Loaded:
    """Object code in this process; it stays as long as this object does."""

    __slots__ = ("_engine", "_library")

    def __init__(self, library: LLVMLibrary, objects: Sequence[bytes], trial: bool) -> None:
        binding = library.binding
        self._library = library
        empty = library.parse("", library.permanent)
        self._engine = binding.create_mcjit_compiler(empty, library.new_machine())
        for one in objects:
            self._engine.add_object_file(binding.ObjectFileRef.from_data(one))
        missing = [] if trial else self._missing(objects)
        if missing:
            raise NativeError(f"the program calls what neither it nor a library has: {', '.join(missing)}")
        self._engine.finalize_object()

    def _missing(self, objects: Sequence[bytes]) -> list[str]:
        """The names that would be taken for address 0."""
        own = self._library.binding
        return ["@" + name for name in missing_symbols(objects) if not own.address_of_symbol(name)]

    def function(self, name: str) -> int:
        """The address of a function, 0 if there is none."""
        with self._library.lock:
            return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """The address of a global variable."""
        with self._library.lock:
            return int(self._engine.get_global_value_address(name))


_libraries: Final[list[LLVMLibrary]] = []
_first: Final = threading.Lock()


def library() -> LLVMLibrary:
    """llvmlite, loaded once; raises NativeError without it."""
    with _first:
        if not _libraries:
            _libraries.append(LLVMLibrary())
        return _libraries[0]
