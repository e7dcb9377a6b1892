"""The packages, and the compiled modules when PYOPT_COMPILE=1; everything else stands in pyproject.toml.

The folder `passes` is installed as the package `pyopt.passes`; in a checkout the link `pyopt/passes` gives it that
name.

`PYOPT_COMPILE_LEVEL` is the C compiler's optimization level, 3 if it is not set; 1 builds faster, for trying things.
With 0, tcc compiles what mypyc makes where it is installed: in a tenth of the time that gcc needs, for tests.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import takewhile
from pathlib import Path
from threading import Lock

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = (
    "pyopt/diagnostics",
    "pyopt/ir",
    "pyopt/syntax",
    "pyopt/memo",
    "pyopt/rewrite",
    "pyopt/dialects",
    "pyopt/irdl",
    "pyopt/analysis",
    "pyopt/pipeline",
    "pyopt/passes",
)
DRIVER = (
    "chunk",
    "guard",
    "ir_diff",
    "jobs",
    "options",
    "pass_texts",
    "print_ir",
    "report/recorder",
    "reports",
    "reproducer",
    "run",
    "streams",
)
"""The modules of the driver that every run, or many a run, needs."""
INTERPRETED = re.compile(
    r"protocols?\.py$"  # only for annotations, never imported
    r"|^pyopt/pipeline/text\.py$"  # subclasses what lark makes
    r"|^pyopt/syntax/words\.py$"  # the compiled build has a scanner
    r"|^pyopt/ir/roots\.py$"  # its objects are referred to weakly
    r"|^pyopt/pipeline/(declarations|formats|hooks|plugin_dialects)\.py$"  # for plug-ins only
    r"|^pyopt/(syntax/suggestions|diagnostics/(nearest|page))\.py$"  # after an error, or for a page of HTML
    # Passes that are run now and then, on programs and not on files of thousands of lines: a compiled module takes ten
    # times the room of its source.
    r"|^pyopt/passes/(verification|loops/(affine|lifting)|lowering/(complex_to_standard|wide_integers)"
    r"|shapes/library|sparsify/vectorization)/"
    r"|^pyopt/passes/lowering/(\w*apfloat|arith_emulate_\w+|wider_floats|math_extend\w+|linalg_to_std|math_to_funcs)\.py$"
    r"|^pyopt/passes/loops/(affine_\w+|for_to_while|parallel_loop_\w+)\.py$"
    r"|^pyopt/passes/memory/(memref_emulate_wide_int|normaliz\w+|reindexed_accesses)\.py$"
    r"|^pyopt/passes/structured/(detensor|block_)\w+\.py$"
    r"|^pyopt/passes/(inspection/(drawing|plain_graph|view_op_graph)|shapes/(export_shape_functions|report\w*))\.py$"
)
CORE = {
    "pyopt/analysis/ranges/range.py",
    "pyopt/analysis/shapes/extents.py",
    "pyopt/dialects/__init__.py",
    "pyopt/dialects/branch_weights.py",
    "pyopt/dialects/builtin.py",
    "pyopt/dialects/cf.py",
    "pyopt/dialects/func.py",
    "pyopt/dialects/func_syntax.py",
    "pyopt/dialects/switch_cases.py",
    "pyopt/dialects/ub.py",
    "pyopt/passes/__init__.py",
    "pyopt/passes/registry.py",
    "pyopt/passes/canonicalize/__init__.py",
    "pyopt/passes/canonicalize/cf/__init__.py",
    "pyopt/passes/canonicalize/cf/rules.py",
    "pyopt/passes/canonicalize/common.py",
    "pyopt/passes/canonicalize/folds.py",
    "pyopt/passes/canonicalize/func/__init__.py",
    "pyopt/passes/canonicalize/func/rules.py",
    "pyopt/passes/canonicalize/memory_casts.py",
    "pyopt/passes/canonicalize/selection.py",
    "pyopt/passes/cleanup/__init__.py",
    "pyopt/passes/cleanup/cse.py",
    "pyopt/passes/plugins.py",
}
"""What most runs need, in the core's library: each library that is loaded costs half a millisecond."""
CONVERSION = re.compile(
    r"^pyopt/rewrite/(\w*conversion\w*|type_converter|argument_casts|legality|selected|unique_constants)\.py$"
)
"""What lowering passes share."""
FOR_ANALYSES = re.compile(r"(bufferizable|ranges|_transfer(_layout)?)\.py$")
"""What dialects say for analyses, in one library: it is loaded with them only, and brings along all that they need."""
SMALLER = ["-fvisibility=hidden", "-fno-asynchronous-unwind-tables"]
"""Flags for a smaller wheel: a library's names are its own, but for its initialization; nothing unwinds C frames."""
LINKED_SMALLER = ["-nostartfiles", "-Wl,-s", "-Wl,--build-id=none", "-Wl,-z,norelro", "-Wl,-z,noseparate-code"]
"""Flags of the linker on Linux. Each of the 900 modules is a shared library; most of its 14 kB would be padding."""
QUICK = (
    "pyopt/memo/", "pyopt/passes/cleanup/cse.py",
    *(f"pyopt/ir/{name}.py" for name in ("core", "types", "op_verifier", "verifier")),
    *(f"pyopt/rewrite/{name}.py" for name in ("greedy", "plans", "rewriter", "worklist")),
    *(f"pyopt/syntax/{name}.py" for name in (
        "attribute_parser", "attribute_printer", "format_parser", "format_printer", "lexer", "operand_parser",
        "operand_printer", "parser", "printer", "scanner", "ssa_names", "tokens", "type_parser",
    )),
)  # fmt: skip
"""Where every run spends its time; all else is compiled for size."""
FEWER_STEPS = (
    "caller-saves", "code-hoisting", "cse-follow-jumps", "expensive-optimizations", "gcse", "if-conversion", "ipa-cp",
    "ipa-icf", "ipa-modref", "ipa-pure-const", "ipa-ra", "ipa-reference", "ipa-sra", "ipa-vrp", "ivopts",
    "move-loop-invariants", "schedule-insns2", "tree-bit-ccp", "tree-dominator-opts", "tree-dse", "tree-forwprop",
    "tree-loop-optimize", "tree-pre", "tree-pta", "tree-sink", "tree-slsr", "tree-vrp",
)  # fmt: skip
"""Optimizations of GCC's without which code for size is compiled in two thirds of the time: the library of
`passes/loops` takes half a percent more in an archive."""
WITHOUT_SOURCES = (
    "pyopt/analysis/", "pyopt/diagnostics/", "pyopt/dialects/", "pyopt/driver/", "pyopt/irdl/", "pyopt/memo/",
    "pyopt/passes/", "pyopt/syntax/",
)  # fmt: skip
"""Folders whose compiled modules go into a wheel without their .py files, which no type checker and no help reads; but
for modules that the registry of passes names: the help shows what their docstrings say."""
SOURCES = "pyopt/playground/sources.tar.xz"
"""Where a compiled wheel has these: a browser needs them."""
QUICK_COMPILER = shutil.which("tcc") if os.environ.get("PYOPT_COMPILE_LEVEL") == "0" else None
"""tcc, if tests are all that a build is for."""
EXAMPLES = "pyopt.playground.examples"
"""The folder `examples` is installed beside the playground, without its Python files."""
METADATA = {"dist_info", "egg_info", "sdist"}
"""Commands that a front end runs before it builds, and that need no C files."""


def packages() -> list[str]:
    """The installed packages. The link `pyopt/passes` is not followed: an archive of the sources may lack it."""
    own = [name for name in find_packages(include=["pyopt", "pyopt.*"]) if not name.startswith("pyopt.passes")]
    passes = [f"pyopt.{name}" for name in find_packages(include=["passes", "passes.*"])]
    return [*own, *passes, EXAMPLES]


def compiled_files() -> list[str]:
    """The modules that mypyc compiles. `pyopt/light.py` stays Python: mypyc sees `typing` in its place."""
    files = [path for folder in COMPILED for path in sorted(Path(folder).rglob("*.py"))]
    files += [Path("pyopt/driver") / f"{name}.py" for name in DRIVER]
    return [path.as_posix() for path in files if not INTERPRETED.search(path.as_posix()) and path.stat().st_size]


def group_of(path: str) -> str:
    """The library that a module goes into: the core, or one for a dialect, its rules, a folder of passes.

    A library brings along all those that its modules import, wherever they do.
    """
    folders = path.removesuffix(".py").split("/")
    if path in CORE:
        return "pyopt_core"
    if folders[:2] == ["pyopt", "dialects"]:
        if FOR_ANALYSES.search(path):
            return "pyopt_dialects_for_analyses"
        # `math_folds` goes with `math`.
        return f"pyopt_dialect_{folders[2] if len(folders) > 3 else folders[2].partition('_')[0]}"
    if folders[:2] == ["pyopt", "irdl"]:
        return "pyopt_irdl"
    if folders[:3] == ["pyopt", "passes", "canonicalize"]:
        # `tensor_casts` goes with `tensor`.
        return f"pyopt_rules_{folders[3].partition('_')[0]}"
    if folders[:2] == ["pyopt", "passes"]:
        return f"pyopt_passes_{folders[2]}"
    if folders[:2] == ["pyopt", "analysis"] and len(folders) > 3:
        return "pyopt_analysis"
    if CONVERSION.search(path):
        return "pyopt_conversion"
    return "pyopt_core"


def groups() -> list[tuple[list[str], str | None]]:
    """The modules of each library."""
    found: dict[str, list[str]] = {}
    for path in compiled_files():
        found.setdefault(group_of(path), []).append(path)
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Extension]:
    """The compiled modules, if the environment asks for them."""
    if os.environ.get("PYOPT_COMPILE") != "1" or not METADATA.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    if not os.path.exists("pyopt/passes"):
        os.symlink("../passes", "pyopt/passes", target_is_directory=True)
    level = os.environ.get("PYOPT_COMPILE_LEVEL", "3")
    found = list(mypycify(compiled_files(), opt_level=level, debug_level="0", multi_file=True, separate=groups()))
    for one in found:
        # The C files of a library that uses another one all define the table of its exports. tcc makes common symbols
        # of static variables, too, so that the linker has to take one of several definitions.
        one.extra_compile_args = [*one.extra_compile_args, "-fcommon"]
        if level not in ("0", "1") and os.name == "posix":
            smaller = LINKED_SMALLER if sys.platform == "linux" else ["-Wl,-x"]
            one.extra_compile_args = [*one.extra_compile_args, *SMALLER]
            one.extra_link_args = [*one.extra_link_args, *smaller]
        if QUICK_COMPILER:
            one.extra_link_args = [*one.extra_link_args, "-Wl,--allow-multiple-definition", "-Wl,-z,noexecstack"]
    return found


class BuildParallel(build_ext):
    """Compiles all C files, and links all libraries, on all processors, and nothing twice.

    setuptools compiles the files of an extension one after the other, and mypyc's runtime again for each of the 50
    libraries. Headers are half of what the C compiler reads, so gcc gets them precompiled.
    """

    def build_extensions(self) -> None:
        self.precompiled: dict[tuple[str, ...], str] = {}
        self.assembled: dict[str, str] = {}
        self.lock = Lock()
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            first = {source: ext for ext in reversed(self.extensions) for source in ext.sources}
            self.has_gcc = self.compiler.compiler_type == "unix" and is_gcc(self.compiler.compiler_so)
            if self.has_gcc and not QUICK_COMPILER:
                self.precompile(first, pool)
            # The largest first: none is left over at the end.
            sources = sorted(first, key=os.path.getsize, reverse=True)
            objects = dict(zip(sources, pool.map(lambda one: self.compile_one(first[one], one), sources), strict=True))
            for ext in self.extensions:
                ext.extra_objects = [*ext.extra_objects, *(one for source in ext.sources for one in objects[source])]
                ext.sources = []
            list(pool.map(self.build_extension, self.extensions))

    def precompile(self, sources: dict[str, Extension], pool: ThreadPoolExecutor) -> None:
        """Precompiles the headers that mypyc's files begin with, once for each way in which files are optimized."""
        folder = Path(self.build_temp, "precompiled")
        folder.mkdir(parents=True, exist_ok=True)
        commands: dict[tuple[str, ...], list[str]] = {}
        for source, ext in sources.items():
            # Of mypyc's runtime each file has other headers, and modules are initialized by one text (`assemble_one`).
            if os.path.basename(source).startswith("__native_"):
                key = self.beginning(source, ext)
                if key not in commands:
                    header = folder / f"{len(commands)}.h"
                    header.write_text(key[0], encoding="utf-8")
                    self.precompiled[key] = str(header)
                    folders = [f"-I{one}" for one in [*ext.include_dirs, *self.compiler.include_dirs]]
                    flags = [*folders, *ext.extra_compile_args, *key[1:], "-x", "c-header"]
                    commands[key] = [*self.compiler.compiler_so, *flags, str(header), "-o", f"{header}.gch"]
        list(pool.map(lambda one: subprocess.run(one, check=True), commands.values()))

    def beginning(self, source: str, ext: Extension) -> tuple[str, ...]:
        """The lines that include headers, with which a C file begins, and its flags."""
        with open(source, encoding="utf-8") as file:
            lines = takewhile(lambda line: line.startswith("#include "), file)
            return ("".join(lines), *self.for_size(source, ext))

    def for_size(self, source: str, ext: Extension) -> list[str]:
        """The flags that compile a C file for size, if it is for no module in which every run spends its time."""
        name = os.path.basename(source)
        module = name.removeprefix("__native_").removesuffix(".c").replace("___", "/")
        if SMALLER[0] not in ext.extra_compile_args or not name.startswith("__native_"):
            return []
        if f"{module}.py".startswith(QUICK):
            return []
        return ["-Os", *[f"-fno-{one}" for one in FEWER_STEPS]] if self.has_gcc else ["-Os"]

    def compile_one(self, ext: Extension, source: str) -> list[str]:
        """The object files of a C file. tcc does not get mypyc's runtime: its functions take `va_list`."""
        if QUICK_COMPILER and os.path.relpath(source, "build").startswith(("__native", "pyopt" + os.sep)):
            target = os.path.join(self.build_temp, f"{source}.o")
            os.makedirs(os.path.dirname(target), exist_ok=True)
            folders = [f"-I{folder}" for folder in [*self.compiler.include_dirs, *ext.include_dirs]]
            subprocess.run([QUICK_COMPILER, "-w", "-fno-common", *folders, "-c", source, "-o", target], check=True)
            return [target]
        if self.has_gcc and len(ext.sources) == 1 and (names := names_in_shim(source)):
            return self.assemble_one(ext, source, names)
        header = self.precompiled.get(self.beginning(source, ext))
        flags = [*ext.extra_compile_args, *self.for_size(source, ext), *(["-include", header] if header else [])]
        if SMALLER[0] in ext.extra_compile_args and os.path.basename(source).startswith("__native_"):
            path = Path(source)
            path.write_text(with_short_traces(path.read_text(encoding="utf-8")), encoding="utf-8")
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=flags,
            depends=ext.depends,
        )
        return made

    def assemble_one(self, ext: Extension, source: str, names: dict[str, str]) -> list[str]:
        """The object file of what initializes a module, a file that differs from others in names only.

        They are put into the assembler's text of a file with marks in place of names.
        """
        text = Path(source).read_text(encoding="utf-8")
        for mark, pattern in SHIM_NAMES.items():
            text = re.sub(pattern, rf"\g<1>{mark}", text)
        with self.lock:
            if text not in self.assembled:
                folders = [f"-I{folder}" for folder in [*self.compiler.include_dirs, *ext.include_dirs]]
                flags = [*folders, *ext.extra_compile_args, "-Os", "-fno-plt", "-S", "-x", "c", "-", "-o", "-"]
                command = [*self.compiler.compiler_so, *flags]
                done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
                self.assembled[text] = done.stdout
        assembled = self.assembled[text]
        for mark, name in names.items():
            assembled = assembled.replace(mark, name)
        target = Path(self.build_temp, f"{source}.o")
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [self.compiler.compiler_so[0], "-c", "-x", "assembler", "-", "-o", str(target)]
        subprocess.run(command, input=assembled, text=True, check=True)
        return [str(target)]


SHIM_NAMES = {
    "PYOPT_NAME": r"(\bPyInit_)(?!__init__\b)(\w+)",
    "PYOPT_LIBRARY": r"(\")(\w+)(?=__mypyc)",
    "PYOPT_MODULE": r"([.\"]init_)(\w+)",
}
"""The names in what mypyc writes for each module, by their marks: its own, that of the library that it is in, and its
whole name with underscores."""


def names_in_shim(source: str) -> dict[str, str]:
    """The names in the C file that initializes a module, by their marks; none if there is not one of each."""
    text = Path(source).read_text(encoding="utf-8")
    found = {mark: {one[2] for one in re.finditer(pattern, text)} for mark, pattern in SHIM_NAMES.items()}
    return {mark: names.pop() for mark, names in found.items()} if all(len(one) == 1 for one in found.values()) else {}


TRACES = """
static __attribute__((cold, noinline, unused)) void CPyFile_Trace(const char *function, int line) {
    CPy_AddTraceback(FILE_AND(function, line));
}
static __attribute__((cold, noinline, unused)) void CPyFile_TypeError(
    const char *function, int line, const char *expected, PyObject *value) {
    CPy_TypeErrorTraceback(FILE_AND(function, line), expected, value);
}
static __attribute__((cold, noinline, unused)) void CPyFile_AttributeError(
    const char *function, int line, const char *type, const char *attribute) {
    CPy_AttributeError(FILE_NAME, function, type, attribute, line, GLOBALS);
}
"""


def with_short_traces(text: str) -> str:
    """A C file of mypyc's whose many calls for tracebacks do not all have the file's name and globals.

    That is a tenth less code in a wheel: these are addresses relative to the call, which no archive makes smaller.
    """
    found = re.search(r'CPy_AddTraceback\(("[^"]*"), "[^"]*", -?\d+, (\w+)\)', text)
    if found is None or "CPyFile_Trace" in text:
        return text
    file, variables = re.escape(found[1]), re.escape(found[2])
    name = '("[^"]*")'
    for pattern, call in (
        (rf"CPy_AddTraceback\({file}, {name}, (-?\d+), {variables}\)", r"CPyFile_Trace(\1, \2)"),
        (rf"CPy_TypeErrorTraceback\({file}, {name}, (-?\d+), {variables}, {name}, ", r"CPyFile_TypeError(\1, \2, \3, "),
        (rf"CPy_AttributeError\({file}, {name}, {name}, {name}, (-?\d+), {variables}\)",
         r"CPyFile_AttributeError(\1, \4, \2, \3)"),
    ):  # fmt: skip
        text = re.sub(pattern, call, text)
    defined = (
        f"#define FILE_NAME {found[1]}\n#define GLOBALS {found[2]}\n#define FILE_AND(a, b) FILE_NAME, a, b, GLOBALS\n"
    )
    undefined = "#undef FILE_NAME\n#undef GLOBALS\n#undef FILE_AND\n"
    end = [one.end() for one in re.finditer("^#include .*\n", text, re.MULTILINE)][-1]
    return text[:end] + defined + TRACES + undefined + text[end:]


class LeaveOutSources(build_py):
    """Leaves the sources of some modules out of a compiled wheel, and the examples in Python out of each."""

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        found: list[tuple[str, str, str]] = super().find_package_modules(package, package_dir)  # type: ignore[no-untyped-call]
        if package == EXAMPLES:
            return []
        if not self.distribution.ext_modules:
            return found
        # The files of passes are found where they are, not by the link.
        return [one for one in found if re.sub("^passes/", "pyopt/passes/", one[2]) not in left_out()]

    def run(self) -> None:
        super().run()  # type: ignore[no-untyped-call]
        if self.distribution.ext_modules and not self.editable_mode:
            with tarfile.open(Path(self.build_lib) / SOURCES, "w:xz", preset=9) as archive:
                for path in sorted(left_out()):
                    archive.add(path, filter=plain)


@cache
def left_out() -> set[str]:
    """The sources that a compiled wheel has in an archive only."""
    return {path for path in compiled_files() if path.startswith(WITHOUT_SOURCES)} - with_help()


def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry of an archive without what differs between builds."""
    made = tarfile.TarInfo(entry.name)
    made.size = entry.size
    return made


def with_help() -> set[str]:
    """The sources of the modules that the registry names."""
    registry = Path("pyopt/passes/registry.py").read_text(encoding="utf-8")
    modules = {name.replace(".", "/") for name in re.findall(r'"(pyopt\.passes[\w.]+):', registry)}
    return {f"{name}.py" for name in modules} | {f"{name}/__init__.py" for name in modules}


def is_gcc(command: list[str]) -> bool:
    """Whether a C compiler is GCC, whose precompiled headers need no option."""
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


setup(
    packages=packages(),
    package_dir={"pyopt.passes": "passes", EXAMPLES: "examples"},
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildParallel, "build_py": LeaveOutSources},
)
