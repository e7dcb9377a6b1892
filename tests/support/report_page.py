"""A page of --report, read as a browser reads it, and the texts that its tables stand for."""

from __future__ import annotations

import json
from html.parser import HTMLParser

VOID = {"meta", "col", "br", "link"}


class Element:
    """An element, and its children: elements and texts."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element | str] = []

    def text(self) -> str:
        return "".join([child if isinstance(child, str) else child.text() for child in self.children])

    def find(self, tag: str, kind: str = "") -> list[Element]:
        """All elements inside with that tag, and that class."""
        found: list[Element] = []
        for child in self.children:
            if isinstance(child, Element):
                if child.tag == tag and (not kind or kind in child.kinds()):
                    found.append(child)
                found += child.find(tag, kind)
        return found

    def kinds(self) -> list[str]:
        return self.attributes.get("class", "").split()


class Reader(HTMLParser):
    """Builds the elements; tags must be closed in their order, and ids may not come twice."""

    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        assert len(attributes) == len(attrs), f"an attribute twice in {self.get_starttag_text()}"
        if "id" in attributes:
            assert attributes["id"] not in self.ids, f"the id {attributes['id']} twice"
            self.ids.add(attributes["id"])
        element = Element(tag, attributes)
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open[-1].tag, f"</{tag}> in line {self.getpos()[0]} closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


TAGS = {
    "html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "p", "span", "details", "summary", "pre",
    "code", "section", "div", "table", "thead", "tbody", "colgroup", "col", "tr", "th", "td", "mark", "button",
    "noscript", "script", "a",
}  # fmt: skip
"""All that a page is made of: other tags come from a text that is not escaped."""
ATTRIBUTES = {
    "class", "id", "href", "style", "colspan", "type", "open", "lang", "charset", "name", "content", "data-old",
    "data-new",
}  # fmt: skip


class Page:
    """A page that is well formed and loads nothing."""

    def __init__(self, html: str) -> None:
        reader = Reader()
        reader.feed(html)
        reader.close()
        assert reader.open == [reader.root], f"<{reader.open[-1].tag}> is not closed"
        self.root = reader.root
        self.elements = [one for tag in sorted(TAGS) for one in self.root.find(tag)]
        assert len(self.elements) == html.count("</") + sum(one.tag in VOID for one in self.elements)
        for element in self.elements:
            assert set(element.attributes) <= ATTRIBUTES, element.attributes
            target = element.attributes.get("href", "#")
            assert target == "#" or (target[0] == "#" and target[1:] in reader.ids)
        self.scripts = self.root.find("script")
        assert len(self.scripts) == 2
        self.data = json.loads(self.scripts[0].text())

    def lines(self, number: int) -> list[str]:
        """The lines of a text, as the script finds them."""
        runs = self.data["texts"][number]
        return [
            self.data["lines"][start + index]
            for start, count in zip(runs[::2], runs[1::2], strict=True)
            for index in range(count)
        ]

    def sides(self, table: Element) -> tuple[list[str], list[str]]:
        """The lines before and after a pass that a table shows, folded ones included; checks their numbers."""
        texts = [self.lines(int(table.attributes[side])) for side in ("data-old", "data-new")]
        found: tuple[list[str], list[str]] = ([], [])
        for row in table.find("tr"):
            if "in" in row.kinds():
                continue
            cells = row.find("td")
            if "fold" in row.kinds():
                ranges = [
                    [int(number) for number in row.attributes[side].split(",")] for side in ("data-old", "data-new")
                ]
                for side in (0, 1):
                    assert ranges[side][0] == len(found[side])
                    found[side].extend(texts[side][slice(*ranges[side])])
                if "same" in row.kinds():
                    assert texts[0][slice(*ranges[0])] == texts[1][slice(*ranges[1])]
                continue
            for side in (0, 1):
                number, cell = cells[2 * side], cells[2 * side + 1]
                if "none" in cell.kinds():
                    assert (number.text(), cell.text()) == ("", "")
                    continue
                found[side].append(_shown(cell))
                assert number.text() == str(len(found[side]))
            assert bool(row.kinds()) == (_shown(cells[1]) != _shown(cells[3]))
        assert found[0] == texts[0] and found[1] == texts[1]
        return found

    def changes(self) -> list[tuple[list[str], list[str]]]:
        """The lines before and after of each change that the page shows."""
        return [self.sides(table) for table in self.root.find("table", "sides")]


def _shown(cell: Element) -> str:
    """The line in a cell, without what was rewritten there."""
    texts = [
        child if isinstance(child, str) else child.text()
        for child in cell.children
        if isinstance(child, str) or "why" not in child.kinds()
    ]
    return "".join(texts)
