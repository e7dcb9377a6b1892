"""Finds where statements begin and end, which braces hold regions, and where blanks stand, in one pass over the tokens.

It needs no parser, so that half-typed text, wrong text and ops that pyopt does not have are laid out as well.
`tests/support/chunks/about_layout.py` shows that it agrees with the parser wherever that has an opinion.
"""

from __future__ import annotations

from pyopt.format.brackets import NAMED_REGIONS, REGION_NAMES, Bracket, brace_context, bracket_context
from pyopt.format.scan import Tokens
from pyopt.format.spacing import (
    AFFINE,
    ASK,
    BLANK,
    CASES,
    KEEP,
    KNOWN,
    METADATA,
    NONE,
    REGION,
    TOP,
    asked,
    blank_between,
    grow_together,
    is_sign,
)
from pyopt.format.structure import COMMENT, LABEL, PART, STATEMENT, TAIL, TextStructure, TextUnit
from pyopt.light import Final, final

MARKER: Final = "// -----"
"""Parts of a split file are read apart."""
_CLOSING: Final = {"(": ")", "[": "]", "{": "}", "<": ">", "{-#": "#-}"}
_INCOMPLETE: Final = frozenset((",", "=", ":", "->", "(", "[", "<", "::", "+", "-", "*", "<{"))
_INSIDE: Final = frozenset((",", "=", ":", "->"))
_BEHIND_RESULTS: Final = frozenset(("=", ",", ":"))
CONTINUING: Final = frozenset(
    (
        "else", "do", "attributes", "ins", "outs", "to", "step", "into", "iter_args", "in", "init", "reduce",
        "dimensions", "permutation", "mapping", "loc", "output_shape", "low", "high", "shared_outs", "min", "max",
        "from", "of", "at", "if", "retain", "threads", "blocks", "workgroup", "private", "and", "or", "broadcast",
        "with", "unwind", "restrict", "writable", "jointly", "sort", "fastmath", "overflow", "nested", "public",
        "true", "false", "unit", "dense", "array", "affine_map", "affine_set", "tensor", "vector", "memref", "tuple",
        "complex", "index", "none", "nofold", "hasInserts", "size_hint", "copy", "num_threads", "inner_dims_pos",
        "inner_tiles", "outer_dims_perm", "padding_value", "by", "on", "is", "as", "kernel", "clusters", "async",
    )
)  # fmt: skip
"""Words that begin no statement, even at the beginning of a line."""
_COMPLETE: Final = frozenset(("index", "none", "true", "false", "unit", "nofold"))
"""Those of them with which a statement may end."""
_LOOPS: Final = frozenset(("scf.for", "affine.for"))
"""Ops whose name is followed by `%i =`."""
_INDENTED_CASES: Final = ("cf.switch", "llvm.switch")
_LEVEL_CASES: Final = "llvm.indirectbr"
"""Ops with a case a line: deeper than the op, or not."""
_SWITCHES: Final = frozenset(("scf.index_switch", "sparse_tensor.coiterate"))
_FUNCTIONS: Final = frozenset(("private", "public", "nested"))
_REACH: Final = 64
"""So far the bracket may be that a closing one is for, where others in between are left open."""


@final
class TokenReader:
    """Goes through the tokens once."""

    __slots__ = (
        "_blanks", "_brackets", "_context", "_depth", "_gaps", "_indent", "_maps_end", "_match", "_op", "_op_at",
        "_texts", "_unit", "_units", "_words", "result",
    )  # fmt: skip

    def __init__(
        self, tokens: Tokens, words: frozenset[str] = frozenset(), match: dict[int, int] | None = None
    ) -> None:
        """`words`: names of ops without a dialect, which begin a statement at the beginning of a line.

        `match`: where brackets close. With it only statements and regions are found, and no blanks: brackets in which
        there can be none are passed over.
        """
        self._words = words
        self._match = match
        self._texts = tokens.texts
        self._gaps = tokens.gaps
        self.result = TextStructure(len(tokens.texts))
        self._units = self.result.units
        self._blanks = self.result.blanks
        self._brackets: list[Bracket] = []
        self._context = TOP
        self._depth = 0
        self._op = ""
        self._op_at = -1
        self._unit = TextUnit(0, 0, STATEMENT)
        self._indent = 0
        self._maps_end = -1

    def read(self) -> TextStructure:
        texts = self._texts
        comments: list[int] = []
        before = ""
        before_at = -1
        earlier = ""
        match = self._match
        behind = 0
        for at in range(len(texts) - 1):
            if at < behind:
                continue
            token = texts[at]
            if token[0] == "/" and token[:2] == "//":
                comments.append(at)
                if token.startswith(MARKER):
                    self._end_part(comments)
                    comments = []
                    before = earlier = ""
                    before_at = -1
                continue
            if match is not None and self._op and not comments and self._continues(at, token, before):
                self._unit.last = at + 1
                earlier = before
                before = token
                before_at = at
                continue
            self._take(at, token, before, before_at, earlier, comments)
            if comments:
                comments = []
            earlier = before
            before = token
            before_at = at
            if match is not None and (token == "(" or token == "[" or token == "<"):
                behind = self._behind_plain(at, match)
                if behind:
                    before_at = behind - 1
                    before = texts[before_at]
                    earlier = texts[before_at - 1]
        self._place_comments(comments, self._depth)
        return self.result

    def _continues(self, at: int, token: str, before: str) -> bool:
        """The token can only be part of the statement before; what `_take` would find out, but slower."""
        if self._context is not REGION and self._context is not TOP:
            return False
        if token in _INSIDE:
            return True
        if token[0] == "%":
            return self._texts[at + 1] not in _BEHIND_RESULTS
        return token[0].isalpha() and before in _INCOMPLETE and "\n" not in self._gaps[at]

    def _behind_plain(self, at: int, match: dict[int, int]) -> int:
        """The index behind a bracket in one line without braces, which ends as it began; 0 for any other."""
        end = match.get(at, 0)
        if not end or "{" in self._texts[at:end] or any("\n" in gap for gap in self._gaps[at + 1 : end + 1]):
            return 0
        context = self._context
        if not self._brackets or context is CASES or context is TOP or context is REGION:
            return 0
        self._leave(self._brackets.pop())
        self._unit.last = end + 1
        return end + 1

    def _end_part(self, comments: list[int]) -> None:
        marker = comments.pop()
        self._place_comments(comments, self._depth)
        self._place_comments([marker], 0)
        self._brackets.clear()
        self._context = TOP
        self._depth = 0

    # One token.

    def _take(self, at: int, token: str, before: str, before_at: int, earlier: str, comments: list[int]) -> None:
        closed = ""
        if token in (")", "]", "}", ">", "#-}"):
            closed = self._close(at, token, comments)
        elif self._context is TOP or self._context is REGION:
            fresh = before_at < 0 or bool(comments) or "\n" in self._gaps[at]
            kind = self._starts(at, token, before, before_at, fresh)
            if kind >= 0:
                depth = self._depth
                if kind == LABEL:
                    depth = max(depth - 1, 0)
                elif kind == PART and token not in ("case", "default"):
                    depth += 1
                self._begin(at, kind, depth, comments)
                if kind != PART:
                    self._op = ""
                    self._op_at = -1
                    gap = self._gaps[at]
                    self._indent = len(gap) - gap.rfind("\n") - 1 if fresh else 1000
            elif comments:
                self._unit.inner = True
        elif self._context is CASES or self._context is METADATA:
            if before in (",", "[", "{", "{-#"):
                self._begin(at, PART, self._depth, comments)
            elif comments:
                self._unit.inner = True
        elif self._context[0] in "([<" and self._is_lost(at, token, before, bool(comments) or "\n" in self._gaps[at]):
            while self._brackets and self._brackets[-1].context is not REGION:
                self._leave(self._brackets.pop())
            self._begin(at, STATEMENT, self._depth, comments)
            self._op = ""
            self._op_at = -1
        elif comments:
            self._unit.inner = True
        unit = self._unit
        unit.last = at + 1
        if before and self._match is None:
            if self._blank(at, token, before, before_at, earlier, closed) or (
                self._gaps[at] and grow_together(before, token)
            ):
                self._blanks[at] = 1
        if not self._op and (token[0].isalpha() or token[0] in '"_#!' or token == "{-#"):
            self._op = token
            self._op_at = at
            if not unit.op:
                unit.op = token
        if not closed:
            last = token[-1]
            if (last in "([{<" and (len(token) == 1 or (last == "<" and token[0] in "!#"))) or token == "{-#":
                self._open(at, token, before, earlier)

    def _blank(self, at: int, token: str, before: str, before_at: int, earlier: str, closed: str) -> bool:
        context = closed or self._context
        if before == "-" and (token[0] in "%(" or token[0].isalnum()):
            return not is_sign(earlier, context)
        if token == ">":
            return not closed and (context is AFFINE or self._gaps[at] != "")
        if token == ":":
            if self._unit.kind == LABEL and (context is TOP or context is REGION):
                return False
            if earlier == "unwind":
                return True
        elif before == ":":
            if earlier[:1] == "%" and token.isdigit():
                return False
        elif before == "=" and earlier == "size_hint":
            return False
        found = blank_between(before, token, context)
        if found == ASK:
            if before_at == self._maps_end and before == ">":
                found = NONE
            else:
                texts = self._texts
                found = asked(before, token, self._op, before_at == self._op_at, texts[at + 1], context)
        if found == KEEP:
            return self._gaps[at] != ""
        return found == BLANK

    # Units.

    def _begin(self, at: int, kind: int, depth: int, comments: list[int]) -> None:
        self._place_comments(comments, depth + 1 if kind == TAIL else depth)
        self._unit = TextUnit(at, depth, kind)
        self._units.append(self._unit)

    def _place_comments(self, comments: list[int], depth: int) -> None:
        """Makes units of comments that stand between two units, but for one behind the unit before."""
        for at in comments:
            if "\n" not in self._gaps[at] and self._units and self._units[-1].last == at:
                self._units[-1].comment = at
                continue
            unit = TextUnit(at, depth, COMMENT)
            unit.last = at + 1
            self._units.append(unit)

    def _starts(self, at: int, token: str, before: str, before_at: int, fresh: bool) -> int:
        """The kind of the unit that begins with a token between brackets of regions; -1 for none."""
        if not before:
            return LABEL if token[0] == "^" else STATEMENT
        unit = self._unit
        if unit.opens and unit.last == before_at + 1:
            return LABEL if token[0] == "^" else STATEMENT
        first = token[0]
        if unit.kind == LABEL and before == ":":
            return LABEL if first == "^" else STATEMENT
        after = self._texts[at + 1]
        if first == "%":
            if before == ",":  # half-typed text: a comma at the end of a line, and a statement
                return STATEMENT if fresh and self._op and self._names_op(at) else -1
            if not self._names_results(at):
                return -1
            if before_at == self._op_at:
                known = fresh or (self._is_known(self._op) and (after != "," or "\n" not in self._gaps[at + 2]))
                return STATEMENT if known and self._op not in _LOOPS else -1
            return STATEMENT
        if first == "^":
            return LABEL if before not in (",", "unwind") and self._is_label(at, after) else -1
        if first == '"':
            if after != "(" or before in _INCOMPLETE or (before_at == self._op_at and not fresh):
                return -1
            return STATEMENT
        if first.isalpha() or first == "_":
            return self._word_starts(at, token, before, before_at, fresh, after)
        if first in "#!":
            starts = after == "=" and len(token) > 1 and before not in _INCOMPLETE and (fresh or not self._brackets)
            # An attribute is followed by `= %value` in records of debug info.
            return STATEMENT if starts and self._texts[at + 2][:1] != "%" else -1
        if token == "(":
            if self._op[:7] != "linalg." or before not in (")", "]", "}"):
                return -1
            return PART if after == ")" or (after[:1] == "%" and self._texts[at + 2] == ":") else -1
        return STATEMENT if token == "{-#" else -1

    def _word_starts(self, at: int, token: str, before: str, before_at: int, fresh: bool, after: str) -> int:
        if before in _INCOMPLETE:
            return STATEMENT if token == "return" and fresh else -1
        if "." in token:
            return STATEMENT if token[-1] != "." else -1
        if token == "return":
            return STATEMENT
        if token in ("case", "default") and self._op in _SWITCHES:
            return PART
        if token in REGION_NAMES and self._op in NAMED_REGIONS and after == "=":
            return PART
        if token == "func" and (after[:1] == "@" or after in _FUNCTIONS):
            return STATEMENT
        if token == "module" and (after[:1] == "@" or after in ("{", "attributes")):
            return STATEMENT
        if token == "call" and after[:1] == "@":
            return STATEMENT
        if token == "call_indirect" and after[:1] == "%":
            return STATEMENT
        if fresh and token in self._words:
            return STATEMENT
        if not fresh or token in CONTINUING or after in ("=", ",", ")", "]", ">"):
            return -1
        if before in CONTINUING and before not in _COMPLETE:
            return -1
        if token[-1].isdigit() and token.lstrip("bfsui")[:1].isdigit():  # a type
            return -1
        if self._is_known(self._op):
            return -1
        gap = self._gaps[at]
        return STATEMENT if len(gap) - gap.rfind("\n") - 1 <= self._indent else -1

    def _names_op(self, at: int) -> bool:
        """`%a = dialect.op`, `%a:2 = dialect.op`, `%a = "dialect.op"(`."""
        texts = self._texts
        at += 1
        if texts[at] == ":" and texts[at + 1].isdigit():
            at += 2
        if texts[at] != "=":
            return False
        token = texts[at + 1]
        return (token[:1].isalpha() and "." in token) or (token[:1] == '"' and texts[at + 2] == "(")

    def _names_results(self, at: int) -> bool:
        """`%a = op`, `%a:2 = op`, `%a, %b = op`."""
        texts = self._texts
        while texts[at][:1] == "%":
            at += 1
            if texts[at] == ":":
                if not texts[at + 1].isdigit():
                    return False
                at += 2
            if texts[at] == "=":
                start = texts[at + 1][:1]
                return start.isalpha() or start in ('"', "_", "")
            if texts[at] != ",":
                return False
            at += 1
        return False

    def _is_label(self, at: int, after: str) -> bool:
        if after == ":":
            return True
        if after != "(":
            return False
        texts = self._texts
        depth = 0
        for index in range(at + 1, len(texts) - 1):
            token = texts[index]
            if token == "(":
                depth += 1
            elif token == ")":
                depth -= 1
                if not depth:
                    return texts[index + 1] == ":"
            elif token == "{" or (token == "}" and not depth):
                return False
        return False

    def _is_lost(self, at: int, token: str, before: str, fresh: bool) -> bool:
        """A statement begins although brackets are open, which can only be an error of the text."""
        if not fresh or before == "=":
            return False
        if token[0] == "%":
            return self._names_op(at)
        if before == "," or before in _INCOMPLETE:
            return False
        return token in ("func.func", "module", "return") and self._context[0] != "<"

    def _ends_alone(self, at: int) -> bool:
        """The bracket stands behind the only case of a switch: the printer begins no line for it, many authors do."""
        return self._texts[self._unit.first] == "default" and "\n" not in self._gaps[at]

    def _is_known(self, op: str) -> bool:
        return op.partition(".")[0] in KNOWN

    # Brackets.

    def _open(self, at: int, token: str, before: str, earlier: str) -> None:
        context = self._context
        unit = self._unit
        if token == "{-#":
            context = METADATA
        elif token == "{":
            if context is not METADATA:
                context = brace_context(self._texts, self._gaps, at, before, earlier, self._op)
            self.result.braces[at] = context
        elif token == "[" and self._op in (*_INDENTED_CASES, _LEVEL_CASES) and (context is TOP or context is REGION):
            context = CASES
        else:
            context = bracket_context(token, before, context, self._op, before[:1] == "^" and unit.kind == LABEL)
            if not context:
                return
        closer = _CLOSING["<" if token[-1] == "<" else token]
        bracket = Bracket(closer, context, self._context, self._depth, unit.depth, self._op, self._op_at)
        self._brackets.append(bracket)
        self._context = context
        if context is REGION:
            unit.opens = True
            self._depth = unit.depth + 1
            self._op = ""
        elif context is CASES or context is METADATA:
            if self._op != _LEVEL_CASES:
                self._depth += 1
        elif context[:2] == "{ ":
            self._op = ""

    def _leave(self, bracket: Bracket) -> None:
        self._context = bracket.outer
        self._depth = bracket.depth
        self._op = bracket.op
        self._op_at = bracket.op_at

    def _close(self, at: int, token: str, comments: list[int]) -> str:
        """The context that a closing bracket closes; "" if it closes none."""
        brackets = self._brackets
        found = -1
        for index in range(len(brackets) - 1, max(len(brackets) - _REACH, 0) - 1, -1):
            bracket = brackets[index]
            if bracket.closer == token:
                found = index
                break
            if (bracket.closer == "}" and token != "}") or token == ">":
                break
        if found < 0:
            if comments:
                self._unit.inner = True
            if (token == "}" and ("\n" in self._gaps[at] or not at)) or not self._units:
                self._begin(at, STATEMENT, self._depth, comments)
            return ""
        bracket = brackets[found]
        del brackets[found:]
        context = bracket.context
        empty = not comments and self._texts[at - 1] in ("{", "[", "{-#")
        in_line = empty and not (context is CASES and bracket.op in _INDENTED_CASES)
        self._leave(bracket)
        if context is REGION:
            self._begin(at, TAIL, bracket.unit_depth, comments)
        elif (context is METADATA or context is CASES) and not in_line and not self._ends_alone(at):
            self._begin(at, PART, self._depth, comments)
        elif comments:
            self._unit.inner = True
        if context is AFFINE and token == ">":
            self._maps_end = at
        return context
