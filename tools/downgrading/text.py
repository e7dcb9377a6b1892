"""Today's text to another year's."""

from __future__ import annotations

from pyopt.upgrade.document import Document
from pyopt.upgrade.ops import walk
from tools.downgrading.attributes import downgrade_attributes, refuse_new
from tools.downgrading.custom import downgrade_custom
from tools.downgrading.generic import downgrade_generic


def downgraded(text: str, year: int) -> tuple[str, int]:
    """Printed text as it was written in a year, and how many constructs differ; raises NotSayable."""
    changes = 0
    document = Document(text, year)
    for now in walk(document):
        if now.generic:
            downgrade_generic(now, year)
        else:
            downgrade_custom(now, year)
    changes += len(document.changes)
    text = document.edits.applied(text)[0]
    document = Document(text, year)
    if year < 2023:
        refuse_new(document, year)
    downgrade_attributes(document, year)
    changes += len(document.changes)
    return document.edits.applied(text)[0], changes
