"""What an editor asks of a text: errors, names and where they are used, help, completions. `pyopt-lsp` serves it.

positions    offsets, lines and columns in the units of editors, and edits of a text
scopes       what names stand for: values, blocks, symbols and aliases in their scopes, and the ops of a text
names        where each name is defined and used, and the ops around it, without a parser: half-typed text has them
checking     diagnostics, and the ops that the parser has made of the text
piecewise    diagnostics of long texts, of which only what has changed is read again
document     a text that is open in an editor, with all this, computed once for each state
shape_facts  what is known of the shapes of values
hover        help on the word at a place
completion   what may be typed at a place
edits        the layout, comments that expect diagnostics, passes on one function
op_help      the declaration of an op as Markdown, also for the reference of the site
protocol     the same in terms of the Language Server Protocol
wire         messages that are malformed, too early or too late; needs the extra `lsp`
server       the server; needs the extra `lsp`
main         the command line
"""

from pyopt.light import Final

PROGRAM: Final = "pyopt-lsp"
