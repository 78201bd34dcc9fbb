"""The configuration files of the deployment guide, in running proxies, each in front of three galleries."""

import gzip
import http.client
import os
import re
import shutil
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from playwright.sync_api import Error, expect

from demo_page import DemoPage
from gallery_server import GalleryServer
from proxy import NAME, Proxy, free_port
from todo_page import ToDoPage

PROXIES = [
    pytest.param(name, marks=pytest.mark.skipif(not shutil.which(name), reason=f"{name} is not installed"))
    for name in ("nginx", "caddy")
]
NGINX = PROXIES[:1]
PROCESSES = ["8081", "8082", "8083"]
# The number of pages during the rolling restart, and the milliseconds for a reload: a browser needs long for hundreds.
PAGES = int(os.environ.get("RESTART_PAGES", 9))
PATIENCE = 15_000 + 500 * PAGES


class Site:
    """Three galleries with the same data, and a proxy in front of them, once they are opened."""

    def __init__(self, folder):
        self._folder = folder
        self.ports = {name: free_port() for name in PROCESSES}
        self.galleries = {}
        self.proxy = None

    def open(self, kind, **options):
        for name in PROCESSES:
            self.start(name)
        servers = {name: f"127.0.0.1:{port}" for name, port in self.ports.items()}
        self.proxy = Proxy(kind, self._folder, servers, **options)

    def start(self, name):
        options = ("--trusted-proxy", "127.0.0.1", "--allowed-host", NAME, "--process-name", name, "--store", "sqlite")
        self.galleries[name] = GalleryServer(self._folder / "data", *options, port=self.ports[name])

    def restart(self, name):
        self.galleries[name].close()
        self.start(name)

    def close(self):
        # Each server is closed even if another one cannot be.
        with ExitStack() as closing:
            for server in [*self.galleries.values(), *filter(None, [self.proxy])]:
                closing.callback(server.close)


@pytest.fixture
def site(tmp_path):
    """Starts a site with a kind of proxy."""
    with ExitStack() as closing:

        def site(kind="nginx", **options):
            site = Site(tmp_path)
            # Before it is opened, which can fail after some servers have started.
            closing.callback(site.close)
            site.open(kind, **options)
            return site

        yield site


def save(page, name):
    page.get_by_label("Username").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def process_of(context):
    """Returns the process that has the pages of a browser."""
    return next(cookie["value"].split(".")[0] for cookie in context.cookies() if cookie["name"] == "live")


@pytest.mark.parametrize("kind, path", [
    pytest.param("nginx", "", marks=NGINX[0].marks), pytest.param("nginx", "/app", marks=NGINX[0].marks),
    pytest.param("caddy", "", marks=PROXIES[1].marks),
])  # fmt: skip
def test_pages_work_behind_a_proxy(kind, path, site, open_page):
    started = site(kind, prefix=bool(path))
    page = open_page(ignore_https_errors=True)
    answers, sockets = [], []
    page.on("response", lambda answer: answers.append(answer))
    page.on("websocket", lambda socket: sockets.append(socket))
    with page.expect_websocket(timeout=10_000):
        page.goto(started.proxy.url + path + "/profile")
    expect(page.get_by_label("Username")).to_be_enabled()
    # Events are posted until the socket is open. The answer to this one has come through it.
    DemoPage(page, page.url).latency("None")
    answers.clear()
    save(page, "Ada Lovelace")
    page.reload()
    expect(page.get_by_label("Username")).to_have_value("Ada Lovelace")
    assert not [answer for answer in answers if "event-stream" in answer.headers.get("content-type", "")]
    assert not [answer for answer in answers if answer.request.method == "POST" and '"bye"' not in answer.request.post_data]
    assert {answer.status for answer in answers} <= {200, 204}, "A request has reached another process."
    assert process_of(page.context) in PROCESSES


@pytest.mark.broken
@pytest.mark.parametrize("kind", NGINX)
def test_pages_work_behind_a_proxy_without_websockets(kind, site, open_page):
    started = site(kind, sockets=False)
    page = open_page(ignore_https_errors=True)
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    # The proxy passes on the head of a stream before the first heartbeat, which is sent after 15 seconds.
    with page.expect_response(lambda answer: "event-stream" in answer.headers.get("content-type", ""), timeout=10_000):
        page.goto(started.proxy.url + "/profile")
    expect(page.get_by_label("Username")).to_be_enabled()
    save(page, "Ada Lovelace")
    # The page does not try again soon.
    with page.expect_response(lambda answer: "event-stream" in answer.headers.get("content-type", "")):
        page.reload()
    expect(page.get_by_label("Username")).to_have_value("Ada Lovelace")
    streams = [answer.headers for answer in answers if "event-stream" in answer.headers.get("content-type", "")]
    assert len(streams) == 2 and not any("content-encoding" in headers for headers in streams)
    assert {answer.status for answer in answers} <= {200, 204}, "A request has reached another process."


def get(proxy, path):
    """Requests a path as a browser that accepts gzip."""
    context = ssl._create_unverified_context()
    connection = http.client.HTTPSConnection("127.0.0.1", proxy.port, context=context)
    # The proxy finds the site by this name.
    connection.sock = context.wrap_socket(socket.create_connection(("127.0.0.1", proxy.port)), server_hostname=NAME)
    connection.request("GET", path, headers={"Host": f"{NAME}:{proxy.port}", "Accept-Encoding": "gzip"})
    return connection.getresponse()


@pytest.mark.parametrize("kind", PROXIES)
def test_documents_and_assets_are_compressed_and_cookies_secure(kind, site):
    proxy = site(kind).proxy
    document = get(proxy, "/profile")
    assert document.headers["Content-Encoding"] == "gzip"
    assert any(re.match("live=.*; Secure", cookie) for cookie in document.headers.get_all("Set-Cookie"))
    text = gzip.decompress(document.read()).decode()
    for path in re.findall('(?:src|href)="(/[^"]*_live/[^"]*)"', text):
        asset = get(proxy, path)
        assert asset.headers["Content-Encoding"] == "gzip", path
        assert gzip.decompress(asset.read()), path


@pytest.mark.broken
@pytest.mark.parametrize("kind", PROXIES)
def test_rolling_restart_loses_no_letter_and_no_acknowledged_write(kind, site, open_page):
    site = site(kind)
    contexts = [open_page(ignore_https_errors=True).context for _ in range(min(6, PAGES))]
    tabs = [contexts[number].pages[0] if number < len(contexts) else contexts[number % len(contexts)].new_page()
            for number in range(PAGES)]  # fmt: skip
    writers = [ToDoPage(page, site.proxy.url + "/todo").open() for page in tabs[:3]]
    typists = tabs[3:]
    for page in typists:
        page.goto(site.proxy.url + "/profile")
    for page in typists:
        expect(page.get_by_label("Username")).to_be_enabled()
        page.get_by_label("Username").fill("")
    for writer in writers:
        writer.expect_ready()
    processes = {process_of(context) for context in contexts}

    def restart():
        for name in PROCESSES:
            site.restart(name)

    typed, written = "", []
    with ThreadPoolExecutor(1) as executor:
        restarting = executor.submit(restart)
        while not restarting.done() or len(typed) < 12:
            letter = "abcdefghij"[len(typed) % 10]
            for page in typists:
                type_letter(page, typed, letter)
            typed += letter
            title = f"To-do {len(typed)}"
            if write(writers[len(typed) % len(writers)], title):
                written.append(title)
    restarting.result()
    print(f"{len(typists)} pages have typed {len(typed)} letters each, and {len(written)} to-dos were acknowledged.")
    for page in typists:
        expect(page.get_by_label("Username")).to_have_value(typed, timeout=PATIENCE)
    for page in typists:
        # The server has the text too.
        save(page, typed + "!")
    # A browser with hundreds of pages opens another one slowly.
    for page in typists:
        page.close()
    tabs[0].set_default_navigation_timeout(PATIENCE)
    reader = ToDoPage(tabs[0], site.proxy.url + "/todo").open().expect_ready()
    titles = reader.section("Today").get_by_role("listitem").all_inner_texts()
    missing = [title for title in written if not any(text.startswith(title) for text in titles)]
    assert written and missing == []
    # Caddy chooses by chance.
    assert kind == "caddy" or len(processes) > 1, "All pages were opened by one process."


TYPE = """(field, [before, letter]) => {
  if (field.value === before + letter) return true;
  if (field.value !== before || field.disabled) return false;
  field.focus();
  field.setSelectionRange(before.length, before.length);
  return document.execCommand('insertText', false, letter);
}"""


def type_letter(page, before, letter):
    """Types a letter after the text of a field, as soon as the field has that text.

    It is one step for the page. Playwright's own typing focuses the field first, and the page can be replaced in between.
    """
    field = page.get_by_label("Username")
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        try:
            if field.evaluate(TYPE, [before, letter], timeout=PATIENCE):
                return
        except Error:
            continue  # The page was replaced.
        page.wait_for_timeout(20)
    expect(field).to_have_value(before)


def write(writer, title):
    """Adds a to-do as a person does, who starts again after a reload. Returns whether the list has shown it."""
    try:
        writer.button("Add").click(timeout=3_000)
        writer.title.fill(title, timeout=3_000)
        writer.save.click(timeout=3_000)
        expect(writer.section("Today").get_by_text(title, exact=True)).to_be_visible(timeout=3_000)
        return True
    except (AssertionError, Error):
        try:
            writer.page.goto(writer.url, timeout=PATIENCE)
        except Error as error:
            # A page that loads again by itself at this moment cancels the visit, and shows the same address.
            if "ERR_ABORTED" not in str(error):
                raise
        expect(writer.heading("To-do")).to_be_visible(timeout=PATIENCE)
        return False
