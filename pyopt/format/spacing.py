"""Whether a blank stands between two tokens of a line: a table that agrees with the printer.

`tests/support/chunks/about_layout.py` shows that it does, over the printed form of everything in tests/lit. What a
bracket means is its context, a short text that begins with the bracket.
"""

from __future__ import annotations

from pyopt.light import Final

# Contexts.
TOP: Final = ""
REGION: Final = "{region"
DICT: Final = "{"
SPACED: Final = "{ }"
"""Braces with blanks inside: an op in the line of another one, and the body of an encoding."""
METADATA: Final = "{-#"
PARENTHESES: Final = "("
ARGUMENTS: Final = "(args"
PLACE: Final = "(loc"
TIGHT: Final = "(tight"
"""Lists without blanks behind commas: complex numbers, and flags."""
SQUARE: Final = "["
CASES: Final = "[cases"
ANGLE: Final = "<"
ELEMENTS: Final = "<dense"
ARRAY: Final = "<array"
SHAPE: Final = "<shape"
AFFINE: Final = "affine"
"""In affine maps and sets, whatever the bracket."""
STRIDED: Final = "<strided"
NUMBER: Final = "<number"

NONE: Final = 0
BLANK: Final = 1
KEEP: Final = 2
"""As the author wrote it, where the tokens alone do not decide."""
ASK: Final = 3
"""The op decides."""

_SHAPED: Final = frozenset(("tensor", "vector", "memref"))
_OPENING: Final = frozenset("([<")
_SIGNS: Final = frozenset(("+", "-", "*", "/", "mod", "floordiv", "ceildiv"))
_NO_OPERAND: Final = frozenset(
    ("(", "[", "<", "{", ",", "=", ":", "->", "+", "-", "*", "/", "::", "mod", "floordiv", "ceildiv", "")
)

SPACED_SUBSCRIPTS: Final = frozenset(
    (
        "tensor.collapse_shape", "tensor.expand_shape", "memref.collapse_shape", "memref.expand_shape",
        "vector.insert", "vector.shuffle", "vector.multi_reduction", "llvm.shufflevector",
        "llvm.intr.assume",
    )
)  # fmt: skip
"""Ops with a blank between an operand and a square bracket; see SPACED_OPERANDS."""
BUNDLED: Final = frozenset(("llvm.call", "llvm.call_intrinsic", "llvm.invoke"))
"""Ops with a blank between a parenthesis and the square bracket of operand bundles."""
SPACED_OPERANDS: Final = frozenset(
    (
        "scf.parallel", "scf.forall", "scf.while", "affine.parallel", "bufferization.dealloc",
        "sparse_tensor.coiterate", "sparse_tensor.assemble", "sparse_tensor.iterate", "affine.delinearize_index",
        "affine.linearize_index", "llvm.landingpad",
    )
)  # fmt: skip
"""Ops with a blank between their name and a parenthesis. Source text is laid out without its dialects, which need not
be known: what their forms say of blanks stands here, and the test above holds it against what is printed."""
SPACED_WORDS: Final = frozenset(("to", "step", "in", "into", "by", "reduce", "if", "retain"))
"""Keywords of such ops, and of others, with a blank between them and a parenthesis."""
KNOWN: Final = frozenset(
    (
        "affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index", "linalg", "llvm", "math",
        "memref", "scf", "shape", "sparse_tensor", "tensor", "ub", "vector",
    )
)  # fmt: skip

_STRAY: Final = frozenset("%!#^@$&;'`~\\\"./")
"""Characters that are tokens by themselves only by mistake, or where only the author knows."""

_memory: dict[tuple[str, str, str], int] = {}


def blank_between(before: str, token: str, context: str) -> int:
    """NONE, BLANK, KEEP or ASK. For a closing bracket, the context is the one that it closes."""
    key = (before, token, context)
    found = _memory.get(key)
    if found is None:
        found = _between(before, token, context)
        if len(_memory) > 50_000:
            _memory.clear()
        _memory[key] = found
    return found


def _is_word(token: str) -> bool:
    return token[0].isalpha() or token[0] == "_"


def _between(before: str, token: str, context: str) -> int:
    last = before[-1]
    if before in _STRAY or token in _STRAY:
        return KEEP
    if token == "}":
        if before == "{":
            return NONE
        return BLANK if context in (SPACED, REGION, METADATA) else NONE
    if token == ",":
        return BLANK if before == "," else NONE
    if before == ",":
        return NONE if context == TIGHT else BLANK
    if before == "::" or token == "::":
        return NONE
    if token in (")", "]"):
        return NONE
    if last in _OPENING and (len(before) == 1 or before[0] in "!#"):
        return NONE
    if before == "{":
        if context == SPACED:
            return BLANK
        return NONE if context != REGION else BLANK
    if token == "=":
        if before in ("=", "<", "!") or (before == ">" and context == AFFINE):
            return NONE
        return NONE if before == "size_hint" or (before == "kind" and context in (TOP, REGION)) else BLANK
    if before == "=":
        return NONE if token == "#linalg.elementwise_kind<" and context in (TOP, REGION) else BLANK
    if token == "->" or before == "->":
        return BLANK
    if (before == "*" or token == "*") and context[:1] == "<":
        return NONE if token[0] == "x" else KEEP
    if token == ":":
        return _before_colon(before, context)
    if before == ":":
        if context == PLACE or last == "<" or context == NUMBER:
            return NONE
        return BLANK
    if context == PLACE and (token == "(" or token == "["):
        return NONE
    if context == SHAPE and last == "x" and token[0] in "?0123456789":
        return BLANK
    if context == SHAPE and last in "x]" and not before.strip("0123456789?x*]"):
        return KEEP
    if context == SHAPE and before.isdigit() and _is_word(token) and token[0] != "x":
        return KEEP
    if token == "(":
        return _before_parenthesis(before, context)
    if token == "[":
        if before[0] == "%":
            return ASK
        if last == ")" or before[0] == "^":
            return ASK
        if last == ">":
            return NONE
        if before == "]":
            return ASK
        if before == "}":
            return ASK
        if _is_word(before):
            if context == SHAPE:
                return KEEP
            return NONE if before in _TIGHT_WORDS else BLANK if "." in before or before in _SPACED_SQUARE else KEEP
        return NONE if before[0] in "#@" else BLANK
    if token == "<":
        if context == AFFINE:
            return BLANK
        if _is_word(before):
            return BLANK if before == "punctuation" else ASK if "." in before else NONE
        if before[0] == "?" or before[0] == "*":
            return NONE
        if before == "]":
            return ASK
        return NONE if before[0] in "@!#" or before[0].isdigit() else BLANK
    if token == "|" or before == "|":
        return NONE if context not in (AFFINE,) else BLANK
    if before == "[" or before == "(":
        return NONE
    return BLANK


_TIGHT_WORDS: Final = frozenset(("distinct", "fused", "low", "high", "structured", "dim_to_lvl", "lvl_to_dim"))
_SPACED_SQUARE: Final = frozenset(
    (
        "disjoint",
        "output_shape",
        "const_shape",
        "dimensions",
        "into",
        "to",
        "outer_dims_perm",
        "bounds",
        "dynamic",
        "static",
    )
)


_TIGHT_CALLS: Final = frozenset(
    (
        "loc", "outs", "ins", "iter_args", "compressed", "at", "dim", "singleton", "symbol", "shared_outs",
        "padding_value", "gather_dims", "copy", "dimension", "m", "r", "min", "max", "callsite", "scatter_dims",
        "loose_compressed", "structured", "dense", "batch", "out_lvls", "out_vals", "args", "eq", "ne", "slt", "sle",
        "sgt", "sge", "ult", "ule", "ugt", "uge", "workgroup", "private", "vararg", "comdat", "vscale_range", "weights",
        "syncscope", "fmr",
    )
)  # fmt: skip
"""Words without a blank between them and a parenthesis."""


def _before_colon(before: str, context: str) -> int:
    if context == PLACE:
        return BLANK if before == "to" else NONE
    if context in (ARRAY, METADATA, CASES, STRIDED):
        return NONE
    if context == ARGUMENTS:
        return NONE if before[0] == "%" else BLANK
    if before[0] == "^":
        return NONE
    if before[-1] == "<":
        return NONE
    if before == "offset" or before == "sizes" or before == "strides":
        return ASK
    if before[0] == "%":
        return ASK
    return BLANK


def _before_parenthesis(before: str, context: str) -> int:
    first = before[0]
    if first == "%":
        return ASK
    if first in '@^#"!':
        return NONE
    if before in _SIGNS or before == "==":
        return BLANK
    if _is_word(before):
        if "." in before or before in SPACED_WORDS or before == "init":
            return ASK
        return NONE if before in _TIGHT_CALLS else KEEP
    if before == ">":
        return ASK
    return NONE if before == "]" else BLANK


def asked(before: str, token: str, op: str, op_is_before: bool, after: str, context: str) -> int:
    """The spacing by op, where the table depends on it; `after` is the token behind `token`."""
    first = before[0]
    known = op[:1] == '"' or "." not in op or op.partition(".")[0] in KNOWN
    if token == "[":
        if first == "%":
            if op in SPACED_SUBSCRIPTS:
                return BLANK
            return NONE if known else KEEP
        if before == "]":
            return NONE if op == "memref.view" else BLANK
        if before[-1] == ")" or first == "^":
            return BLANK if op in BUNDLED or op == "llvm.switch" else NONE
        return NONE if op in ("shape.const_shape", "const_shape") or op[:1] == '"' else BLANK if known else KEEP
    if token == "(":
        if first == "%":
            return BLANK if op == "memref.transpose" else NONE if known else KEEP
        if before == ">":
            return BLANK
        if before == "init":
            return BLANK if op == "scf.parallel" else NONE
        if before in SPACED_WORDS:
            return NONE if op_is_before else BLANK
        if not op_is_before:
            return KEEP
        return BLANK if op in SPACED_OPERANDS else NONE if known else KEEP
    if token == "<":
        if before == "]":
            return BLANK if op[:1] == '"' and context in (TOP, REGION) else NONE
        return BLANK if op_is_before else NONE
    if token == ":":
        if first == "%":
            return NONE if after.isdigit() else BLANK if known else KEEP
        return NONE if op == "memref.reinterpret_cast" else BLANK if known else KEEP
    return BLANK


def is_sign(before: str, context: str) -> bool:
    """A minus behind the token `before` is a sign, and no subtraction."""
    if before in _NO_OPERAND:
        return True
    if before[0] in '%)]}>"@#' or before[0].isdigit():
        return False
    return not context.startswith(AFFINE)


def grow_together(before: str, token: str) -> bool:
    """Two tokens would be other tokens without white space between them."""
    last = before[-1]
    first = token[0]
    if first == "<":
        return len(before) > 1 and before[0] in "!#" and last != "<" and "\n" not in before and last != ">"
    if last in "%!#^@" and len(before) == 1:
        return True
    if first == "#":
        return before[0] == "%"
    if before == "-":
        return first == ">"
    if last.isalnum() or last in "_$.-?":
        return first.isalnum() or first in "_$.-?"
    return last + first in ("::", "//", "{-", "..", '@"')
