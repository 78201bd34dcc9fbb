"""The page's script: tickets for cookies, and the addresses to which actions may lead."""

import json

import pytest
from playwright.sync_api import expect

SECRET = "0123456789abcdef0123456789abcdef"
OTHERS = [
    "https://evil.test", "HTTPS://evil.test", "https:/evil.test", "https:evil.test", "https:/\\evil.test", "//evil.test",
    "///evil.test", "/\\evil.test", "\\/evil.test", "\\\\evil.test", "//user@evil.test", "javascript:alert(1)",
    "java\nscript:alert(1)", "data:text/html,x", " //evil.test", "\x01//evil.test", "\t//evil.test", "/\t/evil.test",
    "/\n/evil.test", "/\r/evil.test", "/a\r\nb", "", "\x00", None, 7, {}, ["/a"],
]
NO_PATHS = [
    " /a", "account", "?a", "/a b", "/%2Fevil.test", "/%2f%2fevil.test", "/%5Cevil.test", "/%252Fevil.test",
    "/%25252525252525252Fevil.test", "/%09/evil.test", "/%0D%0Aevil", "/.//evil.test", "/./a", "/a/../b", "/%2e%2e/a",
    "/a//b", "/%", "/%zz", "/a?b=%", "/%252F%25zz", "/%25zz%252f%252f", "/é", "/\uff0fevil.test", "/a\\b",
]
PATHS = ["/", "/account", "/account/members?tab=2#top", "/a%20b", "/caf%C3%A9", "/a?next=//x", "/a:b", "/100%25"]


@pytest.fixture
def held(wire, live):
    wire.holds_posts = True
    return live("<p>Hello</p>")


def script(page, function, *arguments):
    """Calls a function of the script, and returns the address that it accepts."""
    return page.evaluate(
        f"async (parameters) => (await import('/addresses.js')).{function}(...parameters)?.href ?? null",
        list(arguments))


def test_a_ticket_is_exchanged_and_the_named_page_is_loaded(wire, held):
    wire.patch(["x", SECRET])
    post = wire.post()
    assert post.body == {"ticket": SECRET}
    assert post.headers["Live-Page"] == wire.token and post.headers["Content-Type"] == "application/json"
    post.answer(200, json.dumps({"target": "/elsewhere?a=b"}).encode())
    held.wait_for_url("**/elsewhere?a=b")
    expect(held.get_by_role("heading", name="Elsewhere")).to_be_visible()


def test_a_target_on_the_same_page_is_loaded_too(wire, held):
    wire.patch(["x", SECRET])
    wire.page_load()
    wire.post().answer(200, json.dumps({"target": "/page#top"}).encode())
    wire.page_load()
    held.wait_for_url("**/page#top")


@pytest.mark.parametrize("target", ["//evil.test/a", "https://evil.test/", "/\\evil.test", "/%2Fevil.test", None])
def test_a_target_elsewhere_is_not_loaded(wire, live, target):
    wire.holds_posts = True
    page = live("<p>Hello</p>", clock=False)
    wire.page_load()
    wire.patch(["x", SECRET])
    wire.post().answer(200, json.dumps({"target": target}).encode())
    wire.page_load()  # of the same page, since the cookies are set
    assert page.url == f"{wire.url}/page"


@pytest.mark.broken
def test_a_rejected_ticket_is_mentioned_and_the_page_stays(wire, held):
    wire.patch(["x", SECRET])
    wire.post().answer(409)
    expect(held.get_by_role("status")).to_have_text("This took too long, or was already done. Please try again.")
    assert held.url == f"{wire.url}/page"
    wire.patch(["x", SECRET[::-1]])
    assert wire.post().body == {"ticket": SECRET[::-1]}


def test_a_ticket_without_an_answer_is_sent_again(wire, live):
    wire.holds_posts = True
    held = live("<p>Hello</p>", clock=False)
    wire.patch(["x", SECRET])
    wire.post().answer(None)
    post = wire.post()
    assert post.body == {"ticket": SECRET}
    post.answer(200, json.dumps({"target": "/elsewhere"}).encode())
    held.wait_for_url("**/elsewhere")


def test_a_page_whose_person_has_changed_loads_again_and_says_so(wire, live):
    held = live("<p>Hello</p>", clock=False)
    wire.page_load()
    wire.frame(0, kind="changed")
    wire.page_load()
    notice = "The page was loaded again, because somebody has signed in or out elsewhere."
    expect(held.get_by_role("status")).to_have_text(notice)


def test_redirects_lead_to_plain_paths_of_this_site(wire, live):
    page = live("<p>Hello</p>")
    assert [text for text in OTHERS + NO_PATHS if script(page, "redirected", text)] == []
    assert [script(page, "redirected", text) for text in PATHS] == [wire.url + text for text in PATHS]


def test_actions_lead_to_this_site_and_to_allowed_origins(wire, live):
    page = live("<p>Hello</p>")
    assert [text for text in OTHERS if script(page, "opened", text)] == []
    allowed = "https://pay.example.com"
    others = ["https://evil.test", "https://pay.example.com@evil.test", "https://user@pay.example.com",
              "http://pay.example.com", "https:\\\\pay.example.com", "https://pay.example.com\n", "ftp://pay.example.com"]
    assert [text for text in others if script(page, "opened", text, allowed)] == []
    assert script(page, "opened", allowed + "/a", allowed) == allowed + "/a"
    assert script(page, "opened", "/a") == wire.url + "/a"
    assert script(page, "opened", "mailto:a@b.test") == "mailto:a@b.test"
