"""Pass managers of what a program in Python gives: the text of a pipeline, or passes with options."""

from __future__ import annotations

from pyopt.errors import PassError
from pyopt.light import Final, Sequence
from pyopt.passes.registry import find_pass, names
from pyopt.pipeline.manager import ANY, MODULE, NestingError, PassManager
from pyopt.pipeline.text import PipelineError, PipelineParser

_WHOLE: Final = (f"{MODULE}(", f"{ANY}(")
"""The text of a whole pipeline begins so."""


def manager_of(passes: str | Sequence[str], anchor: str = MODULE) -> PassManager:
    """The pipeline that a text or a list of texts say; raises PassError.

    passes: a pipeline as `--pass-pipeline` takes it, or what may stand within `builtin.module(...)`: passes for other
    ops are nested in these. Dashes in front are left out.
    """
    parts = [one.strip().lstrip("-") for one in ((passes,) if isinstance(passes, str) else passes)]
    if not isinstance(passes, str) and "" in parts:
        raise PassError("the list of passes has an empty text")
    text = ",".join(parts)
    if not text.startswith(_WHOLE):
        text = f"{anchor}({text})"
    try:
        return PipelineParser(find_pass, names, implicit_nesting=True).parse(text)
    except PipelineError as error:
        raise PassError(error.rendered(suggests=True).rstrip()) from None
    except NestingError as nesting:
        raise PassError(nesting.message) from None
