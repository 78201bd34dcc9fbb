"""The configuration files of the deployment guide, in running proxies, each in front of three galleries."""

import base64
import gzip
import http.client
import os
import re
import secrets
import shutil
import socket
import ssl
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
ROUNDS = int(os.environ.get("RESTART_ROUNDS", 1))
PATIENCE = 15_000 + 500 * PAGES


class Site:
    """Three galleries with the same data, and a proxy in front of them, once they are opened."""

    def __init__(self, folder):
        self._folder = folder
        self.ports = {name: free_port() for name in PROCESSES}
        self.galleries = {}
        self.proxy = None
        self._options = ()

    def open(self, kind, state_keys=False, **options):
        if state_keys:
            keys = self._folder / "keys"
            keys.write_text(base64.b64encode(secrets.token_bytes(32)).decode())
            self._options = ("--state-keys", str(keys))
        for name in PROCESSES:
            self.start(name)
        servers = {name: f"127.0.0.1:{port}" for name, port in self.ports.items()}
        self.proxy = Proxy(kind, self._folder, servers, **options)

    def start(self, name):
        options = ("--trusted-proxy", "127.0.0.1", "--allowed-host", NAME, "--process-name", name, "--store", "sqlite",
                   *self._options)  # fmt: skip
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
def test_rolling_restarts_lose_no_letter_no_state_and_no_acknowledged_write(kind, site, open_page):
    """Every third page adds to-dos, types in a form that its address shows, or types in a sheet that only a state shows."""
    site = site(kind, state_keys=True)
    contexts = [open_page(ignore_https_errors=True).context for _ in range(min(6, PAGES))]
    tabs = [contexts[number].pages[0] if number < len(contexts) else contexts[number % len(contexts)].new_page()
            for number in range(PAGES)]  # fmt: skip
    lists = [ToDoPage(page, site.proxy.url + "/todo").open() for page in tabs[::3] + tabs[1::3]]
    writers, sheets = lists[:3], lists[len(tabs[::3]):]
    profiles = [DemoPage(page, site.proxy.url + "/profile").open() for page in tabs[2::3]]
    typists = [(page, open_profile(page)) for page in profiles] + [(page, open_sheet(page)) for page in sheets]
    for page, _ in typists:
        page.page.evaluate("() => { window.isFirst = true; }")
    for writer in lists[:len(tabs[::3])]:
        writer.expect_ready()
    processes = {process_of(context) for context in contexts}

    def restart():
        for _ in range(ROUNDS):
            for name in PROCESSES:
                site.restart(name)

    typed, written = "", []
    with ThreadPoolExecutor(1) as executor:
        restarting = executor.submit(restart)
        while not restarting.done() or len(typed) < 12:
            letter = "abcdefghij"[len(typed) % 10]
            # As a person does, who does not look whether the page is there.
            for page, _ in typists:
                page.page.keyboard.press(letter)
            typed += letter
            title = f"To-do {len(typed)}"
            if write(writers[len(typed) % len(writers)], title):
                written.append(title)
    restarting.result()
    for page, field in typists:
        expect(field).to_have_value(typed, timeout=PATIENCE)
        page.settle()
    stayed = sum(page.page.evaluate("() => window.isFirst === true") for page, _ in typists)
    print(f"{len(typists)} pages have typed {len(typed)} letters each, {stayed} of them in one document, and {len(written)} "
          f"to-dos were acknowledged during {ROUNDS} restarts of {len(PROCESSES)} processes.")  # fmt: skip
    assert stayed == len(typists)
    # The server has the texts too.
    for page, _ in typists:
        expect(page.page.get_by_role("button", name="Save")).to_be_enabled()
    profiles[0].page.get_by_role("button", name="Save").click()
    expect(profiles[0].page.get_by_role("progressbar")).to_have_count(0)
    profiles[0].page.reload()
    expect(profiles[0].page.get_by_label("Username")).to_have_value(typed)
    sheets[0].save.click()
    expect(sheets[0].dialog).to_have_count(0)
    expect(sheets[0].section("Today").get_by_text(typed, exact=True)).to_be_visible()
    # A browser with hundreds of pages opens another one slowly.
    for page, _ in typists:
        page.page.close()
    tabs[0].set_default_navigation_timeout(PATIENCE)
    reader = ToDoPage(tabs[0], site.proxy.url + "/todo").open().expect_ready()
    texts = reader.section("Today").get_by_role("listitem").all_inner_texts()
    counts = {title: sum(text.splitlines()[0] == title for text in texts) for title in [f"To-do {number}" for number in range(len(typed) + 1)]}
    assert written and [title for title in written if counts[title] != 1] == []
    assert [title for title, count in counts.items() if count > 1] == []
    # Caddy chooses by chance.
    assert kind == "caddy" or len(processes) > 1, "All pages were opened by one process."


def open_profile(profile):
    """Empties the name of a profile, and returns its field, which has the focus."""
    field = profile.page.get_by_label("Username")
    expect(field).to_be_enabled()
    field.fill("")
    profile.settle()
    return field


def open_sheet(todo):
    """Opens the sheet of a to-do list, and returns its field, which has the focus."""
    todo.expect_ready().add()
    expect(todo.title).to_be_focused()
    todo.settle()
    return todo.title


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
