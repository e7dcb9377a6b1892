"""The `{-# ... #-}` section at the end of a file: resources of dialects, and external ones."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.syntax.attribute_parser import AttributeParser
    from pyopt.syntax.printer import Printer


def parse_file_metadata(p: AttributeParser) -> None:
    """Puts `dialect_resources` into `context.resources[dialect][key]`, each the string that was written."""
    p.expect("{-#")
    if p.accept("#-}"):
        return
    while True:
        at = p.i
        key = _keyword(p)
        if not key:
            raise p.error("expected identifier key in file metadata dictionary")
        p.expect(":", "expected ':'")
        if key not in ("dialect_resources", "external_resources"):
            raise p.error(f"unknown key '{key}' in file metadata dictionary", at)
        _parse_section(p, key == "dialect_resources")
        if not p.accept(","):
            break
    p.expect("#-}", "expected ',' or '#-}'")


def _keyword(p: AttributeParser) -> str:
    token = p.peek()
    if token[:1].isalpha() or token[:1] == "_":
        return p.take()
    return ""


def _parse_section(p: AttributeParser, of_dialects: bool) -> None:
    p.expect("{", "expected '{'")
    if p.accept("}"):
        return
    while True:
        at = p.i
        name = _keyword(p)
        if not name:
            raise p.error("expected identifier key for 'resource' entry")
        p.expect(":", "expected ':'")
        p.expect("{", "expected '{'")
        if of_dialects:
            dialect = p.context.dialect(name)
            if dialect is None and name != "builtin":
                raise p.error(f"dialect '{name}' is unknown", at)
            if name != "builtin":
                raise p.error(f"unexpected 'resource' section for dialect '{name}'")
            _parse_entries(p, p.context.resources.setdefault(name, {}))
        else:
            _parse_entries(p, {})
        if not p.accept(","):
            break
    p.expect("}", "expected ',' or '}'")


def _parse_entries(p: AttributeParser, entries: dict[str, object]) -> None:
    if p.accept("}"):
        return
    while True:
        token = p.peek()
        if token[:1] == '"' and len(token) > 1:
            key = p.take_string()
        else:
            key = _keyword(p)
            if not key:
                raise p.error("expected identifier key for 'resource' entry")
        p.expect(":", "expected ':'")
        value = p.take()
        if value[:1] != '"' and value not in ("true", "false"):
            raise p.error("expected value to be a string or boolean", p.i - 1)
        if value[:3] == '"0x':
            digits = value[3:-1]
            if len(digits) % 2 or len(digits) < 8 or digits.strip("0123456789abcdefABCDEF"):
                raise p.error(f"expected hex string blob for key '{key}'", p.i - 1)
        elif value[:1] == '"':
            raise p.error(f"expected hex string blob for key '{key}'", p.i - 1)
        entries[key] = value.strip('"')
        if not p.accept(","):
            break
    p.expect("}", "expected ',' or '}'")


def metadata_text(root: Operation, printer: Printer) -> str:
    """The section for the resources that the op uses, or ""."""
    resources = printer.context.resources
    if not resources:
        return ""
    limit = printer.options.elide_resources_larger
    sections = []
    for dialect, entries in resources.items():
        lines = [
            f'      {key}: "{value}"'
            for key, value in entries.items()
            if key in printer.used_resources.get(dialect, entries) and (limit is None or len(str(value)) <= limit)
        ]
        if lines:
            sections.append(f"    {dialect}: {{\n" + ",\n".join(lines) + "\n    }")
    if not sections:
        return ""
    return "\n{-#\n  dialect_resources: {\n" + ",\n".join(sections) + "\n  }\n#-}\n"
