"""IR in notebooks: the cell magic `%%mlir`, which `%load_ext pyopt` brings (extra `notebook`).

cell         a run of pyopt on the text of a cell, and what it found
view         that as HTML and as plain text
extension    the magic
"""
