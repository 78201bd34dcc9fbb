"""The configuration of the deployment guide in a running nginx, in front of two galleries."""

import shutil
import ssl
import urllib.request

import pytest
from playwright.sync_api import expect

from gallery_server import GalleryServer
from proxy import NAME, Proxy

pytestmark = pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")


@pytest.fixture
def galleries(tmp_path):
    options = ("--trusted-proxy", "127.0.0.1", "--allowed-host", NAME)
    galleries = [GalleryServer(tmp_path / "data", *options) for _ in range(2)]
    yield galleries
    for gallery in galleries:
        gallery.close()


@pytest.fixture
def proxy(galleries, tmp_path):
    proxies = []

    def proxy(prefix=False):
        ports = [gallery.url.rsplit(":", 1)[1] for gallery in galleries]
        proxies.append(Proxy(tmp_path, {8081: ports[0], 8082: ports[1]}, prefix))
        return proxies[-1]

    yield proxy
    for process in proxies:
        process.close()


def save(page, name):
    page.get_by_label("Username").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.broken
@pytest.mark.parametrize("path", ["", "/app"])
def test_pages_work_behind_nginx(path, proxy, open_page):
    url = proxy(prefix=bool(path)).url + path
    page = open_page(ignore_https_errors=True)
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(url + "/profile")
    # The first stream can reach the other process, after which the page loads again.
    expect(page.get_by_label("Username")).to_be_enabled()
    save(page, "Ada Lovelace")
    page.reload()
    expect(page.get_by_label("Username")).to_have_value("Ada Lovelace")
    streams = [answer.headers for answer in answers if "event-stream" in answer.headers.get("content-type", "")]
    assert streams and not any("content-encoding" in headers for headers in streams)


def test_documents_are_compressed_and_cookies_secure(proxy):
    site = proxy()
    context = ssl._create_unverified_context()
    address = f"https://127.0.0.1:{site.port}/profile"
    headers = {"Host": f"{NAME}:{site.port}", "Accept-Encoding": "gzip"}
    document = urllib.request.urlopen(urllib.request.Request(address, headers=headers), context=context)
    assert document.headers["Content-Encoding"] == "gzip"
    assert "; Secure" in document.headers["Set-Cookie"]


@pytest.mark.broken
def test_pages_of_a_process_that_ends_are_loaded_by_the_other(galleries, proxy, open_page):
    url = proxy().url
    pages = []
    for number in range(4):
        page = open_page(ignore_https_errors=True)
        page.goto(url + "/profile")
        expect(page.get_by_label("Username")).to_be_enabled()
        save(page, f"Visitor {number}")
        pages.append(page)
    galleries[0].close()
    for number, page in enumerate(pages):
        expect(page.get_by_label("Username")).to_be_enabled()
        save(page, f"Visitor {number} again")
