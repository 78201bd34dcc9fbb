"""The page's script: presses from before it ran are not lost."""

import pytest
from playwright.sync_api import expect

PAGE = (
    '<button class="button" data-n="2" data-on="click">Save</button>'
    '<label class="field" data-n="3"><span data-n="4">Name</span>'
    '<input class="input" data-n="5" data-on="input submit" value="" data-rev="0"></label>'
    '<button class="button" data-n="6" data-on="click" disabled>Locked</button>'
    '<div data-n="7" data-on="click"><p data-n="8">Row</p></div>'
    '<a class="link" data-n="9" data-on="click" href="#here">Here</a>'
)


@pytest.fixture
def early(wire, wire_page):
    """Calls an action on a page whose script has not run, and returns the events of the first batches after it."""

    def early(action, count):
        wire.main = f'<main data-n="1">{PAGE}</main>'
        page = wire_page()
        with wire.hold_script():
            page.goto(f"{wire.url}/page", wait_until="commit")
            expect(page.get_by_role("button", name="Save")).to_be_visible()
            action(page)
        wire.stream()
        return [event[:3] for event in wire.events(count)]

    return early


def test_a_press_is_sent_once_the_script_runs(early):
    assert early(lambda page: page.get_by_role("button", name="Save").click(), 1) == [[2, "click"]]


def test_text_is_sent_before_the_press_that_follows_it(early):
    def fill_and_save(page):
        page.get_by_label("Name").fill("Ada")
        page.get_by_role("button", name="Save").click()

    assert early(fill_and_save, 2) == [[5, "input", "Ada"], [2, "click"]]


def test_enter_submits_a_field(early):
    def submit(page):
        page.get_by_label("Name").fill("Ada")
        page.get_by_label("Name").press("Enter")

    assert early(submit, 2) == [[5, "input", "Ada"], [5, "submit"]]


def test_presses_keep_their_order_and_others_have_no_effect(early):
    def press(page):
        page.get_by_role("button", name="Locked").click(force=True)
        page.get_by_role("link", name="Here").click()
        page.get_by_text("Row").click()
        page.get_by_role("button", name="Save").press("Enter")

    assert early(press, 2) == [[7, "click"], [2, "click"]]


def test_a_press_is_not_sent_twice(early, wire):
    pages = []

    def press(page):
        pages.append(page)
        page.get_by_role("button", name="Save").click()

    early(press, 1)
    wire.patch(done=1)
    pages[0].get_by_text("Row").click()
    assert wire.events(1) == [[7, "click"]]
