"""HTML pages: their style, the frame around what they show, and text in them."""

from __future__ import annotations

import re
from html import escape

from pyopt.light import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --text: #1f2328; --dim: #59636e; --back: #ffffff; --panel: #f6f8fa; --line: #d1d9e0; --link: #0969da;
  --removed: #ffebe9; --added: #dafbe1; --removed-mark: #ffc1bc; --added-mark: #9be9a8; --bar: #b6d4fe;
  --error: #c1121f; --warning: #8a5a00; --remark: #0969da;
  --comment: #59636e; --string: #116329; --value: #0550ae; --block: #7a4d00; --symbol: #6639ba; --type: #a40e26;
  --attribute: #953800; --number: #116329;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e6edf3; --dim: #9198a1; --back: #0d1117; --panel: #151b23; --line: #3d444d; --link: #4493f8;
    --removed: #3c1618; --added: #12311d; --removed-mark: #8e2a2c; --added-mark: #1f6f37; --bar: #1f4a80;
    --error: #ff7b72; --warning: #e3b341; --remark: #79c0ff;
    --comment: #9198a1; --string: #7ee787; --value: #79c0ff; --block: #e3b341; --symbol: #d2a8ff; --type: #ff7b72;
    --attribute: #ffa657; --number: #7ee787;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 1rem 3rem; max-width: 110rem; background: var(--back); color: var(--text);
       font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
h1 { font-size: 1.4rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem; padding-top: .6rem; border-top: 1px solid var(--line);
     overflow-wrap: anywhere; }
h3 { font-size: 1.02rem; margin: 1.6rem 0 .2rem; padding: .35rem .6rem; background: var(--panel);
     border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
p { margin: .3rem 0; }
.dim { color: var(--dim); font-weight: normal; }
code, pre, .sides td, .what { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; padding: .4rem .6rem; background: var(--panel);
      border: 1px solid var(--line); border-radius: 6px; }
details { margin: .3rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
.passes th, .passes td, .counts td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0;
      border-bottom: 1px solid var(--line); }
.passes td { overflow-wrap: anywhere; }
.passes .number, .counts .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.passes .time { min-width: 6.5rem;
      background: linear-gradient(var(--bar), var(--bar)) no-repeat left / var(--part) 100%; }
.passes .unchanged { color: var(--dim); }
.counts { width: auto; }
.plus { color: var(--string); } .minus { color: var(--type); }
.failed { color: var(--error); font-weight: 600; }
pre.error { border-left: 4px solid var(--error); } pre.warning { border-left: 4px solid var(--warning); }
pre.remark { border-left: 4px solid var(--remark); }
.sides { table-layout: fixed; border: 1px solid var(--line); margin: .4rem 0 .8rem; }
.sides col.n { width: 3.2rem; }
.sides td { padding: 0 .5rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
.sides td.n { color: var(--dim); text-align: right; padding: 0 .4rem; white-space: nowrap; user-select: none;
      border-right: 1px solid var(--line); overflow-wrap: normal; }
.sides td.n:nth-child(3) { border-left: 1px solid var(--line); }
.sides td.none { background: var(--panel); }
.removed .old, .changed .old { background: var(--removed); }
.added .new, .changed .new { background: var(--added); }
mark { color: inherit; border-radius: 2px; }
.old mark { background: var(--removed-mark); } .new mark { background: var(--added-mark); }
.fold td, .in td { background: var(--panel); color: var(--dim); }
.in td { border-top: 1px solid var(--line); }
button { font: inherit; color: var(--link); background: none; border: 0; padding: .1rem .3rem; cursor: pointer;
         text-align: left; }
button:hover { text-decoration: underline; }
.why { float: right; clear: right; margin-left: .6rem; padding: 0 .4rem; border: 1px solid var(--line);
       border-radius: 8px; background: var(--back); color: var(--dim); font-size: 11px; line-height: 1.3; }
.comment { color: var(--comment); } .string { color: var(--string); } .value { color: var(--value); }
.block { color: var(--block); } .symbol { color: var(--symbol); } .type { color: var(--type); }
.attribute { color: var(--attribute); } .number { color: var(--number); } .op { font-weight: 600; }
.passes .number, .counts .number { color: inherit; }
@media (max-width: 900px) {
  body { padding: 0 .6rem 2rem; }
  .sides col.n { width: 2.6rem; }
  .sides td, code, pre { font-size: 11px; }
  .passes .wide { display: none; }
}
@media print { .fold button { color: var(--dim); } }
"""

_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]")


def text(plain: str) -> str:
    """A text as HTML, also between quotes; what HTML cannot have becomes a replacement character."""
    return escape(_CONTROL.sub("\ufffd", plain))


def beginning(title: str, heading: str) -> str:
    """The page up to its heading; END_OF_PAGE ends it."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{text(heading)}</h1>\n"
    )


END_OF_PAGE: Final = "</body>\n</html>\n"
