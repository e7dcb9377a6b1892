"""Comparing a run of pyopt with the same run of the reference, chunk by chunk."""

from __future__ import annotations

import difflib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tests.support import llvm
from tests.support.lit_file import Chunk, chunks, splits
from tests.support.shell import CommandResult, run_program

MLIR_OPT = shutil.which(llvm.MLIR_OPT)
_OURS_ALONE = re.compile(r"[= ]reference-exact=true|\{reference-exact=true\}")
"""The option that lets a pass of ours do what the reference does without being asked."""
_PLACE = re.compile(r"^[^\s:]+:(\d+):\d+: (?!note)")
_EXPECTATION = re.compile(
    r"^[^\n]*: error: (?:expected (?:error|warning|remark|note) \"[^\n]*\" was not produced"
    r"|invalid regex: [^\n]*|found start of regex with no end '}}')\n.*\n *\^~*\n"
    r"|^<unknown>:0: error: expected (?:error|warning|remark|note) \"[^\n]*\" was not produced\n",
    re.MULTILINE,
)
"""mlir-opt 22 says of each expectation that it was not met, or cannot be read, also without --verify-diagnostics."""
_DIALECTS = re.compile(r"note: Available dialects: [^;]*(?=;)")
"""The reference has dialects that pyopt has not."""


class Difference(NamedTuple):
    """A chunk whose output or diagnostics differ; `text` shows how, as a unified difference."""

    chunk: Chunk
    text: str


def reference(flags: list[str], path: str, cwd: str) -> CommandResult:
    """The reference on a file; nothing is left of the chunks behind one on which it crashes."""
    assert MLIR_OPT is not None
    try:
        done = run_program([MLIR_OPT, *[_OURS_ALONE.sub("", flag) for flag in flags], path], "", cwd, timeout=30)
    except subprocess.TimeoutExpired:
        return CommandResult(1, "", "the reference does not end\n")
    return done._replace(err=_EXPECTATION.sub("", done.err))


def reference_by_chunk(flags: list[str], path: str, cwd: str, parts: list[Chunk]) -> list[str]:
    """What the reference prints for each chunk of a file on its own, output before messages: where it crashes on one,
    the others are compared nevertheless."""
    found: list[str] = []
    assert MLIR_OPT is not None
    command = [MLIR_OPT, *[_OURS_ALONE.sub("", flag) for flag in flags], "-"]
    for part in parts:
        try:
            done = run_program(command, "\n" * (part.line - 1) + part.text, cwd, timeout=30)
        except subprocess.TimeoutExpired:
            found.append("the reference does not end\n")
            continue
        crashed = done.code not in (0, 1)
        messages = _DIALECTS.sub("note: Available dialects:", _EXPECTATION.sub("", done.err))
        found.append("the reference crashes\n" if crashed else done.out + messages.replace("<stdin>:", f"{path}:"))
    return found


def outputs_of(out: str, split: bool, count: int) -> list[str]:
    """Standard output a chunk; one entry for all if the markers do not tell them apart."""
    if not split:
        return [out]
    parts = re.split(r"^// -----\n?", out, flags=re.MULTILINE)
    return parts if len(parts) == count else [out]


def messages_of(err: str, parts: list[Chunk]) -> list[str]:
    """Diagnostics a chunk; what comes before the first that names its chunk belongs to the first."""
    found = [""] * len(parts)
    index = 0
    for line in re.findall(r"[^\n]*\n?", err):
        match = _PLACE.match(line)
        if match is not None:
            number = int(match.group(1))
            index = max([at for at, part in enumerate(parts) if part.line <= number], default=index)
        found[index] += line
    return found


def compare(path: str, cwd: str, flags: list[str], ours: CommandResult) -> list[Difference]:
    """The chunks of a file for which pyopt, which printed `ours`, and the reference do not print the same."""
    theirs, ours = (
        one._replace(err=_DIALECTS.sub("note: Available dialects:", one.err))
        for one in (reference(flags, path, cwd), ours)
    )
    if theirs == ours:
        return []
    text = Path(cwd, path).read_text(encoding="utf-8", errors="surrogateescape")
    parts = chunks(text, splits(flags))
    outputs = [outputs_of(result.out, splits(flags), len(parts)) for result in (theirs, ours)]
    if len(outputs[0]) != len(parts) and len(outputs[1]) == len(parts) and len(parts) > 1:
        printed = zip(outputs[1], messages_of(ours.err, parts), strict=True)
        texts = zip(parts, reference_by_chunk(flags, path, cwd, parts), map("".join, printed), strict=True)
        return [Difference(part, _show(one, other)) for part, one, other in texts if one != other]
    if len(outputs[0]) != len(outputs[1]) or len(outputs[0]) != len(parts):
        return [Difference(Chunk(text, 1), _show(theirs.out + theirs.err, ours.out + ours.err))]
    messages = [messages_of(result.err, parts) for result in (theirs, ours)]
    found = [
        Difference(part, _show(outputs[0][index] + messages[0][index], outputs[1][index] + messages[1][index]))
        for index, part in enumerate(parts)
        if outputs[0][index] != outputs[1][index] or messages[0][index] != messages[1][index]
    ]
    if not found and theirs.code != ours.code:
        return [Difference(Chunk(text, 1), f"exit code {theirs.code} of mlir-opt, {ours.code} of pyopt\n")]
    return found


def _show(theirs: str, ours: str) -> str:
    lines = difflib.unified_diff(
        theirs.splitlines(keepends=True), ours.splitlines(keepends=True), llvm.MLIR_OPT, "pyopt", n=3
    )
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


def kind_of(text: str) -> str:
    """A difference without what is particular to its input, so that alike ones count as one."""
    messages = re.findall(r"^([-+]).*?((?:error|note|warning): .*|[^:]{0,40})$", text, re.MULTILINE)
    words = " | ".join(sign + message for sign, message in messages[2:5])
    return re.sub(r"'[^']*'|\d+", "_", words)[:200]


def command(flags: list[str], path: str, cwd: str) -> str:
    """What a person types to see the difference."""
    flag_text = " ".join(f"'{flag}'" if set(flag) & set(" (){}*'\"<>|;&$") else flag for flag in flags)
    full = os.path.join(cwd, path)
    return f"diff <(mlir-opt {flag_text} {full} 2>&1) <(pyopt {flag_text} {full} 2>&1)"
