"""The accessibility of all demos in different states, in light and in dark mode."""

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from demo_page import DemoPage


@pytest.fixture(params=["light", "dark"])
def visit(gallery, open_page, request):
    def visit(path, size="wide"):
        page = open_page(size, request.param, reduced_motion="reduce")
        return DemoPage(page, gallery.url + path).open()

    return visit


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("path", ["/", "/profile", "/blog/1", "/search", "/todo", "/todo-viper", "/previews", "/catalogue"])
def test_every_demo_as_it_opens(visit, path, size):
    demo = visit(path, size)
    if path == "/previews":  # some previews stay loading, and each has its own landmarks
        return expect_accessible(demo.page, "landmark-unique")
    expect(demo.page.get_by_role("progressbar", name="Loading")).to_have_count(0)
    expect_accessible(demo.page)


def test_a_field_with_a_change_and_one_that_is_refused(visit):
    demo = visit("/profile")
    name = demo.page.get_by_label("Username")
    name.fill("Grace Hopper")
    demo.settle()
    expect_accessible(demo.page)
    name.fill("")
    demo.settle()
    expect_accessible(demo.page)


def test_work_under_way(visit):
    demo = visit("/profile")
    expect(demo.page.get_by_label("Username")).to_be_visible()
    demo.latency("3 seconds")
    demo.button("Refresh").click()
    expect(demo.page.get_by_role("progressbar").first).to_be_visible()
    expect_accessible(demo.page)


def test_what_has_failed(visit):
    demo = visit("/blog/1")
    expect(demo.button("Reload")).to_be_visible()
    demo.failing("All")
    demo.button("Reload").click()
    expect(demo.button("Retry")).to_be_visible()
    expect_accessible(demo.page)


def test_a_sheet_and_an_alert_in_front_of_it(visit):
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


def test_the_rules_find_a_fault(visit):
    demo = visit("/")
    demo.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<input>')")
    with pytest.raises(AssertionError, match="label"):
        expect_accessible(demo.page)
