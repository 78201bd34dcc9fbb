"""The look of controls of the catalog before the server has answered their press."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage
from slow_line import slow_line

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def line(gallery):
    with slow_line(gallery.url, seconds=0) as line:
        yield line


@pytest.fixture
def main(line, page):
    DemoPage(page, line.url + "/catalogue").open()
    return page.get_by_role("main")


def wait_for_answer(main):
    main.page.wait_for_function("() => window.livePage.pending === 0")


def test_a_tab_that_was_shown_before(line, main):
    [home, people] = [main.get_by_role("tab", name=name) for name in ("Home", "People")]
    home.click()
    wait_for_answer(main)
    with line.held():
        people.click()
        expect(people).to_have_attribute("aria-selected", "true")
        expect(main.get_by_text("Among people", exact=True)).to_be_visible()
        expect(main.get_by_text("At home", exact=True)).to_be_hidden()
    wait_for_answer(main)
    expect(people).to_have_attribute("aria-selected", "true")
    expect(main.get_by_text("Among people", exact=True)).to_be_visible()


def test_a_disclosure_group(line, main):
    group, content = main.get_by_role("button", name="More details"), main.get_by_text("Shown at first.", exact=True)
    with line.held():
        group.click()
        expect(content).to_be_hidden()
    wait_for_answer(main)
    expect(content).to_have_count(0)
    with line.held():
        group.click()
        expect(group).to_have_attribute("aria-expanded", "true")
    expect(content).to_be_visible()


def test_a_toggle_button(line, main):
    button, switch = main.get_by_role("button", name="Send news, as a button"), main.get_by_role("switch", name="Send news").first
    with line.held():
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(switch).to_be_checked()
    expect(switch).not_to_be_checked()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_an_item_of_a_menu(line, main):
    [menu, item] = [main.get_by_role("button", name="Actions"), main.get_by_role("menuitemcheckbox", name="Prices")]
    with line.held():
        menu.click()
        item.click()
        menu.click()
        expect(item).to_have_attribute("aria-checked", "false")
    expect(main.get_by_text("Chosen: nothing, without prices, by name")).to_be_visible()
    expect(item).to_have_attribute("aria-checked", "false")


def test_a_selected_row(line, main):
    [venus, earth] = [main.get_by_role("radio", name=name) for name in ("Venus", "Earth")]
    expect(earth).to_be_checked()
    with line.held():
        main.get_by_text("Venus", exact=True).click()
        expect(venus).to_be_checked()
        expect(earth).not_to_be_checked()
        expect(main.get_by_text("The planet is Earth.")).to_be_visible()
    expect(main.get_by_text("The planet is Venus.")).to_be_visible()
    venus.press("ArrowDown")
    expect(main.get_by_text("The planet is Earth.")).to_be_visible()


def test_rows_of_which_several_are_selected(line, main):
    [io, titan] = [main.get_by_role("checkbox", name=name) for name in ("Io", "Titan")]
    with line.held():
        main.get_by_text("Io", exact=True).click()
        titan.press("Space")
        expect(io).to_be_checked()
        expect(titan).to_be_checked()
        expect(main.get_by_text("0 moons are selected.")).to_be_visible()
    expect(main.get_by_text("2 moons are selected.")).to_be_visible()
    expect(main.get_by_role("checkbox", name="Rings")).to_have_count(0)
    main.get_by_role("button", name="Select none").click()
    expect(io).not_to_be_checked()
    expect(titan).not_to_be_checked()


def test_a_button_of_a_style_while_it_is_pressed(line, main):
    button = main.get_by_role("button", name="A card of one's own")
    opacity = "(button) => getComputedStyle(button.firstElementChild).opacity"
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert button.evaluate(opacity) == "1"
    with line.held():
        main.page.mouse.move(box["x"] + 5, box["y"] + 5)
        main.page.mouse.down()
        main.page.wait_for_function(f"(button) => ({opacity})(button) === '0.6'", arg=button.element_handle())
        main.page.mouse.move(box["x"] - 50, box["y"] + 5)
        main.page.wait_for_function(f"(button) => ({opacity})(button) === '1'", arg=button.element_handle())
        main.page.mouse.up()
    button.focus()
    main.page.keyboard.down("Space")
    main.page.wait_for_function(f"(button) => ({opacity})(button) === '0.6'", arg=button.element_handle())
    main.page.keyboard.up("Space")
    main.page.wait_for_function(f"(button) => ({opacity})(button) === '1'", arg=button.element_handle())
    expect(main.get_by_text("Pressed 1 times")).to_be_visible()


def test_a_sheet_that_the_button_has_shown_before(line, main):
    page = main.page
    button, sheet = page.get_by_role("button", name="Show a sheet"), page.get_by_role("dialog")
    button.click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    wait_for_answer(main)
    with line.held():
        button.click()
        expect(page.locator(".opening")).to_be_visible()
        expect(sheet).to_have_count(0)
    expect(sheet.get_by_text("A sheet")).to_be_visible()
    expect(page.locator(".opening")).to_have_count(0)
