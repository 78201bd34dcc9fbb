"""The accessibility of all demos in different states, in light and in dark mode."""

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture(params=["light", "dark"])
def visit(gallery, open_page, request):
    def visit(path, size="wide"):
        page = open_page(size, request.param)
        return DemoPage(page, gallery.url + path).open()

    return visit


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("path", ["/", "/profile", "/blog/1", "/search", "/todo", "/todo-viper", "/previews", "/catalogue"])
def test_initial_pages_of_all_demos(visit, path, size):
    demo = visit(path, size)
    if path == "/previews":  # some previews stay loading, and each has its own landmarks
        return expect_accessible(demo.page, "landmark-unique")
    expect(demo.page.get_by_role("progressbar", name="Loading")).to_have_count(0)
    expect_accessible(demo.page)


def test_edited_and_invalid_text_fields(visit):
    demo = visit("/profile")
    name = demo.page.get_by_label("Username")
    name.fill("Grace Hopper")
    demo.settle()
    expect_accessible(demo.page)
    name.fill("")
    demo.settle()
    expect_accessible(demo.page)


def test_progress_indicators(visit):
    demo = visit("/profile")
    expect(demo.page.get_by_label("Username")).to_be_visible()
    demo.latency("3 seconds")
    demo.button("Refresh").click()
    expect(demo.page.get_by_role("progressbar").first).to_be_visible()
    expect_accessible(demo.page)


def test_errors(visit):
    demo = visit("/blog/1")
    expect(demo.button("Reload")).to_be_visible()
    demo.failing("All")
    demo.button("Reload").click()
    expect(demo.button("Retry")).to_be_visible()
    expect_accessible(demo.page)


def test_sheet_with_an_alert(visit):
    demo = visit("/todo")
    demo.button("Add").click()
    sheet = demo.page.get_by_role("dialog", name="New To-do")
    sheet.get_by_label("Title", exact=True).fill("Buy milk")
    expect(sheet.get_by_role("button", name="Save", exact=True)).to_be_enabled()
    expect_accessible(demo.page)
    sheet.get_by_role("button", name="Cancel", exact=True).click()
    demo.failing("All")
    demo.button("Add").click()
    sheet.get_by_label("Title", exact=True).fill("Buy milk")
    sheet.get_by_role("button", name="Save", exact=True).click()
    expect(demo.page.get_by_role("alertdialog")).to_be_visible()
    expect_accessible(demo.page)


def test_violations_are_found(visit):
    demo = visit("/")
    demo.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<input>')")
    with pytest.raises(AssertionError, match="label"):
        expect_accessible(demo.page)
