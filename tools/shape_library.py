"""What is made of the library of shape functions: the table docs/shape-library.md of the ops that it knows, and
passes/shapes/library/common.jsonl, from which it is read (`tools/shape_forms.py`).

python tools/shape_library.py            # writes both
python tools/shape_library.py --check    # exit code 1 if one is not what would be written
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.analysis.shapes.known import VALUE_SHAPE, keyword_of
from pyopt.analysis.shapes.libraries import DIALECTS as SAME
from pyopt.analysis.shapes.libraries import MAPPING, VALUES, function_of, texts_of
from pyopt.ir.attributes import DictionaryAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import SymbolTables
from pyopt.passes.shapes.library import COMMON, files_of, load
from pyopt.passes.shapes.library.common import FILE
from tools import shape_forms

ROOT: Final = Path(__file__).resolve().parents[1]
TABLE: Final = ROOT / "docs" / "shape-library.md"
FORMS: Final = ROOT / "passes" / "shapes" / "library" / FILE
START: Final = """# Ops of the shape library

`python tools/shape_library.py` makes this page of the files in [passes/shapes/library](../passes/shapes/library), which
[shape inference](shape-inference.md) has as `--shape-inference=library=common`. Ops with a star also have values,
which are followed where they are small tensors of integers.
"""
DIALECTS: Final = {
    "onnx": "ONNX, as onnx-mlir names its ops",
    "tf": "TensorFlow",
    "tosa": "TOSA",
    "stablehlo": "StableHLO",
    "chlo": "CHLO",
}


def rows() -> dict[str, dict[str, list[str]]]:
    """dialect -> file -> names of ops; those with values have a star."""
    shapes: dict[str, str] = {}
    values: dict[str, str] = {}
    for path in files_of(COMMON):
        for library in load([path], Context(lambda *message: None)).libraries:
            for kind, found in ((MAPPING, shapes), (VALUES, values)):
                entries = library.attributes.get(kind)
                for name, _ in entries.entries if isinstance(entries, DictionaryAttr) else []:
                    found[name] = Path(path).stem
                    if kind == MAPPING and _gives_value(library, name):
                        values[name] = Path(path).stem
    table: dict[str, dict[str, list[str]]] = {}
    for op in sorted({*shapes, *values}):
        dialect, _, name = op.partition(".")
        file = shapes.get(op) or values[op]
        table.setdefault(dialect, {}).setdefault(file, []).append(f"`{name}`{'*' * (op in values)}")
    return table


def same_dialects() -> dict[str, str]:
    """dialect -> the one whose ops it has."""
    libraries = load([COMMON], Context(lambda *message: None)).libraries
    return {name: other for library in libraries for name, other in texts_of(library, SAME).items()}


def _gives_value(library: Operation, name: str) -> bool:
    """The op's shape function says its value too."""
    function = function_of(library, name, SymbolTables())
    last = None if function is None else function.regions[0].entry().last
    return last is not None and keyword_of(last.operands[0].type) == VALUE_SHAPE


def text() -> str:
    """The page."""
    lines = [START]
    table = rows()
    for dialect, title in DIALECTS.items():
        count = sum(len(names) for names in table[dialect].values())
        same = [f" `{one}` has the same." for one, other in same_dialects().items() if other == dialect]
        lines += [f"## {title}", "", f"{count} ops.{''.join(same)}", "", "| file | ops |", "|---|---|"]
        lines += [f"| {file} | {', '.join(names)} |" for file, names in sorted(table[dialect].items())]
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    # The table is made of what the forms say.
    for path, make in ((FORMS, shape_forms.text), (TABLE, text)):
        made = make()
        if "--check" not in arguments:
            path.write_text(made, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != made:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
