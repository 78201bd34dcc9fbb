"""Buttons that share, on the catalog."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def catalogue(gallery, page):
    return DemoPage(page, gallery.url + "/catalogue").open()


def test_the_device_shares_the_item(catalogue):
    page = catalogue.page
    page.evaluate("""() => {
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async (data) => { window.shared.push(data); };
    }""")
    page.get_by_role("button", name="Share…").first.click()
    page.wait_for_function("() => window.shared.length === 1")
    assert page.evaluate("() => window.shared[0]") == {
        "title": "Swift", "text": "A language for everything", "url": "https://www.swift.org/"}


def test_a_device_without_a_dialog_copies_the_item_and_says_so(catalogue):
    page = catalogue.page
    page.evaluate("""() => {
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
    }""")
    button = page.get_by_role("button", name="Share a text")
    button.click()
    page.wait_for_function("() => window.copied === 'Hello from the catalogue'")
    expect(button).to_have_attribute("data-copied", "Copied")
    expect(page.locator(".live-voice[aria-live=polite]")).to_have_text("Copied")


def test_a_person_who_decides_otherwise_copies_nothing(catalogue):
    page = catalogue.page
    page.evaluate("""() => {
      navigator.canShare = () => true;
      navigator.share = async () => { window.wasAsked = true; throw new DOMException("no", "AbortError"); };
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
    }""")
    page.get_by_role("button", name="Share a text").click()
    page.wait_for_function("() => window.wasAsked")
    assert page.evaluate("() => window.copied ?? null") is None
