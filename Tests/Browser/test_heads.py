"""Heads, queries and errors of pages, in the shop."""

import json
import re
import urllib.error
import urllib.request
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect


@pytest.fixture
def gallery(start_gallery):
    """A gallery whose pages have loaded when they are answered, however slow the machine is."""
    return start_gallery("--first-load-wait", "30000")


class Preview(HTMLParser):
    """Reads the head of a document as previews of links do."""

    def __init__(self, html):
        super().__init__()
        self.names = {}
        self.links = {}
        self.data = []
        self._is_data = False
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "meta":
            self.names[attributes.get("name") or attributes.get("property")] = attributes.get("content")
        if tag == "link":
            self.links[attributes["rel"]] = attributes["href"]
        self._is_data = tag == "script" and attributes.get("type") == "application/ld+json"

    def handle_endtag(self, tag):
        self._is_data = False

    def handle_data(self, data):
        if self._is_data:
            self.data.append(json.loads(data))


def fetch(url, method="GET"):
    """Returns the status and the text of a response, as a client without scripts gets them."""
    request = urllib.request.Request(url, method=method, headers={"Accept": "text/html"})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_preview_of_a_product_is_complete(gallery):
    status, html = fetch(f"{gallery.url}/shopping/products/1")
    preview = Preview(html)
    assert status == 200
    assert preview.names["og:title"] and preview.names["og:title"] != "Products"
    assert preview.names["description"] == preview.names["og:description"]
    assert preview.names["og:image"] == f"{gallery.url}/shopping/images/1.svg"
    assert preview.names["twitter:card"] == "summary_large_image"
    assert preview.links["canonical"] == f"{gallery.url}/shopping/products/1"
    assert preview.data[0]["@type"] == "Product" and preview.data[0]["name"] == preview.names["og:title"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/shopping/products/1", 200),
        ("/shopping/products/999999", 404),
        ("/shopping/nowhere", 404),
        ("/nowhere", 404),
        ("/blog/x", 404),
        ("/sitemap.xml", 200),
        ("/robots.txt", 200),
    ],
)
def test_status_says_whether_there_is_a_page(gallery, path, status):
    assert fetch(gallery.url + path)[0] == status
    assert fetch(gallery.url + path, "HEAD")[0] == status


def test_error_is_a_page_of_the_site(gallery, open_page, screenshot):
    page = open_page("narrow", "light")
    assert page.goto(gallery.url + "/nowhere").status == 404
    expect(page).to_have_title("Not found")
    main = page.get_by_role("main")
    expect(main.get_by_text("There is nothing at this address.")).to_be_visible()
    screenshot(page, "error-narrow")
    main.get_by_role("link", name="All demos").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_message_of_an_error_is_shown(gallery, page):
    assert page.goto(gallery.url + "/blog/x").status == 404
    expect(page.get_by_role("main").get_by_text("There is no post “x”.")).to_be_visible()


def test_search_is_part_of_the_address(gallery, page):
    page.goto(gallery.url + "/shopping/products")
    field = page.get_by_role("searchbox").or_(page.get_by_placeholder("Search products")).first
    found = page.get_by_role("main").get_by_text(re.compile(r"^\d+ products?$"))
    expect(found).to_be_visible()
    all_products = found.inner_text()
    field.fill("lamp")
    expect(page).to_have_url(re.compile(r"/shopping/products\?search=lamp$"))
    expect(found).not_to_have_text(all_products)
    count = found.inner_text()
    page.get_by_role("main").locator("a[href^='/shopping/products/']").first.click()
    expect(page).to_have_url(re.compile(r"/shopping/products/\d+$"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"\?search=lamp$"))
    expect(field).to_have_value("lamp")
    page.reload()
    expect(page.get_by_placeholder("Search products").first).to_have_value("lamp")
    expect(page.get_by_role("main").get_by_text(count, exact=True)).to_be_visible()


def test_head_follows_the_content(gallery, page):
    page.goto(gallery.url + "/shopping/products")
    description = page.locator("meta[name=description]")
    expect(description).to_have_count(0)
    page.get_by_role("main").locator("a[href^='/shopping/products/']").first.click()
    expect(description).to_have_count(1)
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", page.url)
    page.go_back()
    expect(description).to_have_count(0)
