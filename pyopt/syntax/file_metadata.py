"""The `{-# ... #-}` section at the end of a file: resources of dialects, and external ones."""

from __future__ import annotations

from pyopt.ir.attributes import characters_of
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.syntax.tokens import bad_escape

if TYPE_CHECKING:
    from pyopt.syntax.tokens import TokenStream

EXTERNAL: Final = "external:"
"""Marks the keys of external resources in `context.resources`."""


def parse_file_metadata(p: TokenStream) -> None:
    """Puts each resource into `context.resources[dialect][key]`, as the text that is printed again."""
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


def _keyword(p: TokenStream) -> str:
    token = p.peek()
    if token[:1].isalpha() or token[:1] == "_":
        return p.take()
    return ""


def _parse_section(p: TokenStream, of_dialects: bool) -> None:
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
            _parse_entries(p, p.context.resources.setdefault(name, {}), True)
        else:
            _parse_entries(p, p.context.resources.setdefault(EXTERNAL + name, {}), False)
        if not p.accept(","):
            break
    p.expect("}", "expected ',' or '}'")


def _parse_entries(p: TokenStream, entries: dict[str, object], blobs: bool) -> None:
    if p.accept("}"):
        return
    while True:
        key = resource_key(p)
        p.expect(":", "expected ':'")
        entries[key] = _value(p, key, blobs)
        if not p.accept(","):
            break
    p.expect("}", "expected ',' or '}'")


def resource_key(p: TokenStream) -> str:
    """The key of a resource: an identifier, or a string, whose bytes are given as latin-1."""
    token = p.peek()
    if len(token) > 1 and token[0] == '"' and bad_escape(token) < 0:
        return p.take_string()
    if not (token[:1].isalpha() or token[:1] == "_") or token[-1] == ">":
        raise p.error("expected identifier key for 'resource' entry")
    return p.take()


def _value(p: TokenStream, held: str, blob: bool) -> str:
    """The text of a value as it is printed again."""
    key = characters_of(held)
    token = p.peek()
    at = p.i
    p.i += 1
    if token[:3] == '"0x':
        digits = token[3:-1]
        if len(digits) % 2 or digits.strip("0123456789abcdefABCDEF"):
            raise p.error(f"expected hex string blob for key '{key}'", at)
        words = f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes"
        if len(digits) < 8:
            raise p.error(words, at)
        digits = digits.upper()
        alignment = int.from_bytes(bytes.fromhex(digits[:8]), "little")
        if alignment & (alignment - 1) or (not alignment and digits[8:]):  # of 0, the reference crashes
            raise p.error(f"{words}, but got non-power-of-2 value: {alignment}", at)
        return f'"0x{digits}"'
    if blob:
        raise p.error(f"expected hex string blob for key '{key}'", at)
    if token[:1] != '"' and token not in ("true", "false"):
        raise p.error(f"expected string value for key '{key}'", at)
    return token


def metadata_text(
    resources: dict[str, dict[str, object]], used: dict[str, list[str]], limit: int | None, shown: Callable[[str], str]
) -> str:
    """The section for the resources whose keys were printed (`used`), and for the external ones; "" if there are none.

    Values whose text is longer than `limit` are left out. shown: a key as it is printed.
    """
    found = False
    sections: dict[str, list[str]] = {"dialect": [], "external": []}
    for name, entries in resources.items():
        external = name.startswith(EXTERNAL)
        keys = list(entries) if external else [key for key in used.get(name, ()) if key in entries]
        found = found or len(keys) != 0
        short = [key for key in keys if limit is None or len(str(entries[key])) <= limit]
        lines = [f"      {shown(key)}: {entries[key]}" for key in short]
        if lines:
            text = f"    {name.removeprefix(EXTERNAL)}: {{\n" + ",\n".join(lines) + "\n    }"
            sections["external" if external else "dialect"].append(text)
    if not found:
        return ""
    texts = [f"  {kind}_resources: {{\n" + ",\n".join(part) + "\n  }" for kind, part in sections.items() if part]
    return "\n{-#\n" + ",\n".join(texts) + "\n#-}\n"
