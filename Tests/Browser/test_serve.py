"""A page whose program is replaced after each change of its sources, as `vsm serve` does."""

import base64
import json
import secrets
import socket
import threading
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from gallery_server import GalleryServer
from test_restoration import opened_again
from todo_page import NOW, ToDoPage

pytestmark = pytest.mark.broken  # requests fail while a program takes the place of another one

ERROR = {
    "place": "Sources/ToDo/View.swift:25:26",
    "message": "cannot find '<b>nonsense</b>' in scope",
    "excerpt": "25 |   .title(nonsense)\n   |          `- error: cannot find 'nonsense' in scope",
}


class Serving:
    """The part of `vsm serve`: its folder, and the programs that it starts."""

    def __init__(self, folder):
        self._folder = folder / "serve"
        self._data = folder / "data"
        self._folder.mkdir()
        (self._folder / "keys").write_text(base64.b64encode(secrets.token_bytes(32)).decode())
        self.programs = []
        self.programs.append(self._start(free_port()))
        self.url = self.programs[0].url

    def show(self, state):
        temporary = self._folder / ".build.json"
        temporary.write_text(json.dumps(state))
        temporary.rename(self._folder / "build.json")

    def replace(self):
        """Starts a program, which waits for the address of the one that serves, and ends that one."""
        prepared, deadline = self._folder / "prepared-2", time.monotonic() + 60

        def end():
            while not prepared.exists() and time.monotonic() < deadline:
                time.sleep(0.01)
            self.programs[0].close()

        ending = threading.Thread(target=end, daemon=True)
        ending.start()
        self.programs.append(self._start(urlsplit(self.url).port, {"VSM_SERVE_SUCCESSOR": "1"}))
        ending.join()
        assert prepared.exists()
        assert (self._folder / "listening-2").exists()
        assert self.programs[1].url == self.url

    def close(self):
        for program in self.programs:
            program.close()

    def _start(self, port, environment={}):
        variables = {"VSM_SERVE": str(self._folder), "VSM_SERVE_LAUNCH": str(len(self.programs) + 1), **environment}
        return GalleryServer(self._data, "--now", NOW, port=port, environment=variables)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
def serving(tmp_path):
    serving = Serving(tmp_path)
    yield serving
    serving.close()


def test_an_error_of_the_compiler_is_shown_until_it_is_mended(serving, page):
    todo = ToDoPage(page, serving.url + "/todo").open().expect_ready()
    panel = page.locator("#live-build")
    expect(panel).to_have_count(0)

    serving.show({"failed": {"_0": [ERROR, {"message": "The build ended with an error.", "excerpt": ""}]}})
    expect(panel.locator("article")).to_have_count(2)
    for text in ERROR.values():
        expect(panel).to_contain_text(text)
    # The page stays usable, and its dialogs do not cover the error.
    todo.add()
    todo.title.fill("Buy milk")
    front = "() => document.elementFromPoint(innerWidth / 2, innerHeight - 5).id"
    assert page.evaluate(front) == "live-build"

    serving.show({"failed": {"_0": [ERROR]}})
    expect(panel.locator("article")).to_have_count(1)
    panel.locator("code").click()  # it is not inert below the dialog
    # A page that opens later shows it too.
    other = page.context.new_page()
    other.goto(serving.url + "/")
    expect(other.locator("#live-build article")).to_have_count(1)

    serving.show({"building": {}})
    expect(panel.locator("h2")).to_have_text("Building…")
    expect(panel.locator("article")).to_have_count(1)
    serving.show({"current": {}})
    expect(panel).to_have_count(0)
    expect(other.locator("#live-build")).to_have_count(0)
    expect(todo.title).to_have_value("Buy milk")

    # A dialog that leaves the page does not take the error with it.
    serving.show({"failed": {"_0": [ERROR]}})
    expect(panel.locator("section")).to_be_visible()
    todo.cancel.dispatch_event("click")  # the panel covers the button
    expect(todo.dialog).to_have_count(0)
    expect(panel.locator("section")).to_be_visible()
    panel.get_by_role("button", name="Hide").click()
    expect(panel).to_have_count(0)


def test_a_page_continues_with_the_next_program(serving, page):
    if page.goto(serving.url + "/account").status == 404:
        pytest.skip("The gallery was built without the trait Accounts, and so without libsodium.")
    todo = ToDoPage(page, serving.url + "/todo").open().expect_ready()
    todo.add()
    todo.title.fill("Buy milk")
    todo.settle()
    with opened_again(page):
        serving.replace()
    expect(todo.title).to_have_value("Buy milk")


def test_no_request_waits_forever_while_a_program_takes_over(serving):
    unanswered, is_over = [], threading.Event()

    def request():
        while not is_over.is_set():
            try:
                urllib.request.urlopen(serving.url + "/missing", timeout=10).close()
            except urllib.error.HTTPError:
                pass  # answered
            except (TimeoutError, urllib.error.URLError) as error:
                if "timed out" in str(error):
                    unanswered.append(error)
            except OSError:
                pass  # refused or reset: browsers try again

    clients = [threading.Thread(target=request, daemon=True) for _ in range(8)]
    for client in clients:
        client.start()
    serving.replace()
    is_over.set()
    for client in clients:
        client.join()
    assert not unanswered


def test_the_previews_of_a_file_are_side_by_side(serving, page):
    previews = page.get_by_role("group", name="Preview 1", exact=False)
    page.goto(serving.url + "/_vsm/previews")
    page.get_by_role("link", name="Samples/BasketView.swift").click()
    expect(previews).to_have_count(3)
    widths = [preview.bounding_box()["width"] for preview in previews.all()]
    assert widths == [320, 390, 768]
    # Also in a window that is narrower than a preview, which then scrolls.
    wide = page.viewport_size
    page.set_viewport_size({"width": 500, "height": 800})
    assert [preview.bounding_box()["width"] for preview in previews.all()] == widths
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(wide)

    # Each is used on its own.
    code = page.get_by_label("Code")
    code.nth(1).fill("SPRING")
    page.get_by_role("button", name="Apply").nth(1).click()
    expect(previews.nth(1).get_by_text("10%")).to_be_visible()
    expect(page.get_by_text("10%")).to_have_count(1)

    page.get_by_label("Width").select_option("390 points")
    expect(previews).to_have_count(1)
    with opened_again(page):
        serving.replace()
    expect(previews).to_have_count(1)

    page.goto(serving.url + "/_vsm/previews/Lending/LendingPreviews.swift")
    expect(page.get_by_text("Gegenstand hinzufügen").first).to_be_visible()
    expect(page.get_by_text("Add an item").first).to_be_visible()
