"""MLIR's declarations of passes, from the records of Passes.td, and its pipelines, from the help of mlir-opt."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

from pyopt.pipeline.options import INT32, INT64, UINT32, UINT64
from tests.support import llvm
from tools.ods.areas import PASS_FILES
from tools.ods.records import Option, Pass
from tools.ods.tablegen import INCLUDE, Record, Records, is_a, kept, text_of

if TYPE_CHECKING:
    from typing import Any

LIMITS = {"std::numeric_limits<uint64_t>::max()": str(2**64 - 1)}
NUMBERS = {
    "int": INT32, "int32_t": INT32, "int64_t": INT64, "unsigned": UINT32, "uint32_t": UINT32, "uint64_t": UINT64,
}  # fmt: skip
"""The kinds of numbers by their names in C++."""
ANCHORS = {"": "", "ModuleOp": "builtin.module", "FuncOp": "func.func", "GPUModuleOp": "gpu.module"}


def read_passes() -> dict[str, Pass]:
    """The passes of the areas that pyopt has, and all pipelines."""
    found: dict[str, Pass] = {}
    for file in PASS_FILES:
        data: Any = kept(INCLUDE / "mlir" / file, reduced_passes)
        for name, anchor, options, statistics in data:
            made = {key: Option(key, default, tuple(words), number) for key, default, words, number in options.values()}
            found[name] = Pass(name, anchor, made, frozenset(statistics))
    done = subprocess.run([llvm.MLIR_OPT, "--help"], capture_output=True, text=True, check=True)
    return pipelines_in(done.stdout) | found


def pipelines_in(help: str) -> dict[str, Pass]:
    """The pipelines, and the passes for MLIR's own tests, that the text of --help names, with their options' names."""
    found: dict[str, Pass] = {}
    options: dict[str, Option] = {}
    pipelines = False
    for line in help.partition("Compiler passes to run\n")[2].splitlines():
        if re.match(r" {0,2}-", line):
            break
        pipelines |= line.strip() == "Pass Pipelines:"
        named = re.match(r"( {6}| {8})--([A-Za-z0-9][\w-]*)", line)
        if named is None:
            continue
        name = named[2]
        if len(named[1]) == 8:
            options[name] = Option(name, None, ())
        else:
            options = {}
            if pipelines or name.startswith("test-"):
                found[name] = Pass(name, None, options, None)
    return found


def reduced_passes(records: Records) -> list[tuple[str, str | None, dict[str, Option], list[str]]]:
    """The parts of a file's passes that the comparison needs."""
    return [
        (
            text_of(one, "argument"),
            _anchor(text_of(one, "baseClass")),
            {option.name: option for option in (_option(option) for option in records.listed(one, "options"))},
            sorted(text_of(statistic, "name") for statistic in records.listed(one, "statistics")),
        )
        for one in records.of_class("PassBase")
    ]


def _anchor(base: str) -> str | None:
    """The op that a pass runs on, from its class: `::mlir::OperationPass<func::FuncOp>`."""
    found = re.fullmatch(r"(?:::)?(?:mlir::)?OperationPass<(.*)>", base)
    return None if found is None else ANCHORS.get(found[1].rpartition("::")[2])


def _option(record: Record) -> Option:
    values = dict(re.findall(r'clEnumValN\(\s*([\w:]+),\s*"([^"]*)"', text_of(record, "additionalOptFlags")))
    default = option_default(
        text_of(record, "type"), text_of(record, "defaultValue"), values, is_a(record, "ListOption")
    )
    number = NUMBERS.get(text_of(record, "type"), "")
    return Option(text_of(record, "argument"), default, tuple(values.values()), number)


def option_default(kind: str, text: str, values: dict[str, str], is_list: bool) -> str | None:
    """A default as it is written on the command line."""
    by_last = {name.rpartition("::")[2]: word for name, word in values.items()}
    last = text.rpartition("::")[2]
    if is_list or text.startswith('"') or not text:
        number = kind != "bool" and re.match(r"unsigned|u?int\d*(_t)?$", kind)
        return "0" if not text and number and not is_list else ",".join(re.findall(r'"([^"]*)"', text))
    if text in LIMITS or last in by_last:
        return LIMITS.get(text) or by_last[last]
    if kind == "bool":
        return {"0": "false", "1": "true"}.get(text, text)
    number = re.fullmatch(r"(-?\d+)[uU]?", text)
    if number is not None:
        return str(int(number[1]) % 2**32) if kind == "unsigned" else number[1]
    return str(float(text.rstrip("f"))) if re.fullmatch(r"-?\d+\.\d+f?", text) else last
