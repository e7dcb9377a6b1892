"""The playground in a real browser: Chromium, driven by Playwright, on a server of this process."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from pyopt.errors import Error
from pyopt.playground.server import serving
from pyopt.playground.site import whole_site

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
PATIENCE: Final = 120_000
"""Milliseconds that Python may take to load on a machine that does much else."""


def files_of_site() -> dict[str, bytes]:
    """The files of the page; the test is skipped where Pyodide is not to be had."""
    try:
        return whole_site(lambda said: None)
    except Error as error:
        pytest.skip(str(error))


@contextmanager
def served(files: dict[str, bytes]) -> Iterator[str]:
    """The address at which files are served."""
    with serving(files, 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server.address
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def browser() -> Iterator[Any]:
    """Chromium; the test is skipped where it, or Playwright, is missing."""
    api = pytest.importorskip("playwright.sync_api")
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("there is no chromium")
    arguments = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=arguments)
        try:
            yield started
        finally:
            started.close()


class PlaygroundPage:
    """A page, and what a person sees on it."""

    def __init__(self, context: Any, address: str) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.faults: list[str] = []
        """What scripts of the page complain of."""
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def open(self, fragment: str = "") -> None:
        """Loads the page, and waits for its first run."""
        self.page.goto(self.address + fragment)
        self.wait("!!document.querySelector('#outcome').textContent")

    def wait(self, condition: str) -> None:
        """Waits for a condition in JavaScript."""
        self.page.wait_for_function(condition)

    def write(self, text: str) -> None:
        """Puts a text in place of the one in the editor, at once: Playwright's way takes a minute for 10,000 lines."""
        self.page.evaluate(
            """text => {
                const area = document.querySelector("#text textarea");
                area.value = text;
                area.dispatchEvent(new InputEvent("input"));
            }""",
            text,
        )

    def paste(self, text: str) -> None:
        """Pastes a text over the one in the editor, as a person does."""
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.focus("#text textarea")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.press("Control+V")

    def run(self, flags: str, text: str | None = None) -> str:
        """Runs options on a text; what stands beside the result then."""
        if text is not None:
            self.write(text)
        self.page.fill("#flags", flags)
        self.page.evaluate("document.querySelector('#outcome').textContent = ''")
        self.page.click("#run")
        self.wait("!!document.querySelector('#outcome').textContent")
        return str(self.page.inner_text("#outcome"))

    def tabs(self) -> list[str]:
        return [str(one) for one in self.page.locator("#tabs button").all_inner_texts()]

    def shown(self, tab: str) -> str:
        """The text that a tab shows."""
        self.page.click(f"#tabs button[data-name='{tab}']")
        return str(self.page.input_value("#panels > :not([hidden]) textarea"))

    def problems(self) -> list[str]:
        return [str(one) for one in self.page.locator("#problems li").all_inner_texts()]

    def marked(self) -> list[str]:
        """The texts that are underlined."""
        return [str(one) for one in self.page.locator("#text .under").all_inner_texts()]

    def state(self) -> str:
        return str(self.page.inner_text("#state"))
