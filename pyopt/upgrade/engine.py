"""The way of an old text: first its types and attributes become today's, then its ops, then what pointers told these.

Statements and brackets are found as the formatter finds them, by tokens, so that comments, names and layout stay.
"""

from __future__ import annotations

from pyopt.upgrade.attributes import upgrade_attributes
from pyopt.upgrade.document import Document
from pyopt.upgrade.llvm_pointers import upgrade_pointers
from pyopt.upgrade.ops import upgrade_ops
from pyopt.upgrade.plain import upgrade_in_pieces
from pyopt.upgrade.result import Upgraded
from pyopt.upgrade.sparse_inserts import upgrade_insertions


def upgrade(text: str, year: int = 0, short_cuts: bool = True) -> Upgraded:
    """Rewrites text of any year from 2019 on. `year` decides where a text meant other things in other years; 0: none.

    Raises LayoutError for a string without an end.
    """
    whole: Upgraded | None = None
    if short_cuts:
        whole = upgrade_in_pieces(text, lambda rest: _by_steps(rest, year))
    whole = whole or _by_steps(text, year)
    whole.changes.sort(key=lambda change: change.offset)
    line = 1
    done = 0
    for change in whole.changes:
        line += text.count("\n", done, change.offset)
        done = change.offset
        change.line = line
    return whole


def _by_steps(text: str, year: int) -> Upgraded:
    """The ordinary way; lines of changes are not counted yet."""
    whole = Upgraded(text, [], [], [])
    document = Document(text, year)
    for step in (upgrade_attributes, upgrade_insertions, upgrade_ops, upgrade_pointers):
        if step is upgrade_insertions and "sparse_tensor." not in text:
            continue
        if step is upgrade_pointers and "ptr<" not in whole.text:
            continue
        if len(document.edits):
            document = Document(whole.text, year)
        document.changes = []
        document.problems = []
        step(document)
        for change in document.changes:
            change.offset = whole.old_place(change.offset)
        for problem in document.problems:
            problem.offset = whole.old_place(problem.offset)
        whole.changes += document.changes
        whole.problems += document.problems
        if len(document.edits):
            new, origins = document.edits.applied(whole.text)
            whole.text = new
            whole._origins.insert(0, origins)
    return whole
