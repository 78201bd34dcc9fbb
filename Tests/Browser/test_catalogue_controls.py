"""The controls of the catalog on a real server, used with the keyboard and the pointer."""

import re

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


@pytest.fixture
def catalogue(gallery, page):
    return DemoPage(page, gallery.url + "/catalogue").open()


def rating(catalogue):
    return catalogue.page.get_by_role("slider", name=re.compile("Rating"))


def options(catalogue, group):
    return catalogue.page.get_by_role("radiogroup", name=group).get_by_role("radio")


def expect_size(catalogue, size):
    """Expects that all pickers of the size, which share a value, show it."""
    expect(catalogue.page.get_by_label("Size in a menu").locator("option:checked")).to_have_text(size)
    for group in ("Size in line", "Size in segments"):
        chosen = catalogue.page.get_by_role("radiogroup", name=group).get_by_role("radio", checked=True)
        expect(chosen).to_have_count(1)
        expect(chosen).to_have_accessible_name(size)


def test_slider_is_changed_with_the_keyboard(catalogue):
    page, slider = catalogue.page, rating(catalogue)
    slider.focus()
    for key, value in [("ArrowRight", 4), ("ArrowLeft", 3), ("End", 5), ("ArrowUp", 5), ("Home", 1), ("ArrowDown", 1)]:
        page.keyboard.press(key)
        expect(slider).to_have_accessible_name(f"Rating: {value}")
        expect(slider).to_be_focused()


def test_slider_follows_the_pointer_within_its_range(catalogue):
    page, slider = catalogue.page, rating(catalogue)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    page.mouse.down()
    for part, value in [(0.75, 4), (1.5, 5), (0.25, 2), (-0.5, 1)]:
        page.mouse.move(box["x"] + part * box["width"], middle, steps=4)
        expect(slider).to_have_accessible_name(f"Rating: {value}")
    page.mouse.up()
    expect(slider).to_have_accessible_name("Rating: 1")


@pytest.mark.parametrize("group", ["Size in line", "Size in segments"])
def test_arrow_keys_select_radio_buttons(catalogue, group):
    page = catalogue.page
    expect_size(catalogue, "medium")
    options(catalogue, group).nth(1).focus()
    for key, index, size in [("ArrowDown", 2, "large"), ("ArrowRight", 0, "small"), ("ArrowUp", 2, "large")]:
        page.keyboard.press(key)
        expect_size(catalogue, size)
        expect(options(catalogue, group).nth(index)).to_be_focused()


def test_radio_group_is_one_tab_stop(catalogue):
    page = catalogue.page
    catalogue.page.get_by_label("Size in a menu").focus()
    page.keyboard.press("Tab")
    expect(options(catalogue, "Size in line").nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(options(catalogue, "Size in segments").nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(options(catalogue, "Size in line").nth(1)).to_be_focused()


def test_press_on_its_text_selects_a_radio_button(catalogue):
    group = catalogue.page.get_by_role("radiogroup", name="Size in line")
    group.get_by_text("small").click()
    expect_size(catalogue, "small")
    options(catalogue, "Size in segments").nth(2).click()
    expect_size(catalogue, "large")


def test_menu_is_used_with_the_keyboard(catalogue):
    page, opener = catalogue.page, catalogue.button("Actions")
    chosen = page.get_by_role("main").get_by_text(re.compile("^Chosen: "))
    opener.focus()
    page.keyboard.press("ArrowDown")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("menuitem", name="Copy")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Delete")).to_be_focused()
    page.keyboard.press("Enter")
    expect(chosen).to_have_text("Chosen: Delete, with prices, by name")
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(opener).to_be_focused()


def test_checkable_items_are_used_with_the_keyboard(catalogue):
    page, opener = catalogue.page, catalogue.button("Actions")
    chosen = page.get_by_role("main").get_by_text(re.compile("^Chosen: "))
    prices = page.get_by_role("menuitemcheckbox", name="Prices")
    by_price = page.get_by_role("menuitemradio", name="By price")
    opener.focus()
    page.keyboard.press("Enter")
    expect(prices).to_have_attribute("aria-checked", "true")
    prices.focus()
    page.keyboard.press("Space")
    expect(chosen).to_have_text("Chosen: nothing, without prices, by name")
    page.keyboard.press("Enter")
    expect(prices).to_have_attribute("aria-checked", "false")
    by_price.focus()
    page.keyboard.press("Enter")
    expect(chosen).to_have_text("Chosen: nothing, without prices, by price")


def test_submenu_opens_and_escape_closes_both_menus(catalogue):
    page, opener = catalogue.page, catalogue.button("Actions")
    opener.focus()
    page.keyboard.press("ArrowUp")
    more = page.get_by_role("menuitem", name="More").last
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Print")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main").get_by_text("Chosen: Print, with prices, by name")).to_be_visible()
    expect(opener).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(opener).to_be_focused()


def test_picture_is_shown_after_the_browser_reports_it(catalogue):
    page = catalogue.page
    specimen = page.locator("section").filter(has=catalogue.heading("AsyncImage, phases"))
    specimen.scroll_into_view_if_needed()
    picture = specimen.get_by_role("img", name="A teapot that was waited for")
    expect(picture).to_be_visible()
    expect(picture).to_have_css("opacity", "1")
    expect(specimen.get_by_text("Waiting")).to_have_count(1)
    expect(specimen.get_by_text("No picture")).to_be_visible()


def row(catalogue, text):
    return catalogue.page.get_by_role("listitem").filter(has_text=text)


def test_actions_of_a_row_are_used_with_the_keyboard(catalogue):
    page, card = catalogue.page, row(catalogue, "Card")
    more = card.get_by_role("button", name="More")
    expect(more).to_have_accessible_description("Card")
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem", name="Mark as read")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card.get_by_text("Card, read")).to_be_visible()
    expect(more).to_be_focused()


def test_action_of_a_row_asks_before_it_deletes(catalogue):
    page, bill = catalogue.page, row(catalogue, "Bill")
    bill.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Throw away").and_(page.locator(":visible")).click()
    alert = page.get_by_role("alertdialog", name="Throw away the bill?")
    expect(alert.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(bill).to_be_visible()
    bill.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Throw away").and_(page.locator(":visible")).click()
    alert.get_by_role("button", name="Throw away").click()
    expect(bill).to_have_count(0)


def test_rows_are_moved_and_deleted_with_the_keyboard(catalogue):
    page = catalogue.page
    stops = page.locator("section").filter(has=catalogue.heading("Stops")).last.locator(".row-content")
    expect(stops).to_have_text(["Oslo", "Bergen", "Trondheim"])
    catalogue.button("Edit").click()
    down = row(catalogue, "Oslo").get_by_role("button", name="Move down")
    expect(down).to_have_accessible_description("Oslo")
    down.focus()
    page.keyboard.press("Enter")
    expect(stops).to_have_text(["Bergen", "Oslo", "Trondheim"])
    expect(down).to_be_focused()
    page.keyboard.press("Enter")
    expect(stops).to_have_text(["Bergen", "Trondheim", "Oslo"])
    expect(down).to_be_focused()
    expect(down).to_be_disabled()
    row(catalogue, "Bergen").get_by_role("button", name="Delete").click()
    expect(stops).to_have_text(["Trondheim", "Oslo"])
    catalogue.button("Done").click()
    row(catalogue, "Oslo").get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Delete").and_(page.locator(":visible")).last.click()
    expect(stops).to_have_text(["Trondheim"])


def test_taps_double_taps_and_long_presses_are_told_apart(catalogue):
    page = catalogue.page
    tap = page.get_by_role("button", name=re.compile("^Tapped"))
    tap.click()
    expect(tap).to_have_accessible_name("Tapped 1 times")
    tap.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(tap).to_have_accessible_name("Tapped 3 times")

    pair = page.get_by_role("button", name=re.compile("^Double-tapped"))
    pair.click()
    pair.dblclick()
    expect(pair).to_have_accessible_name("Double-tapped 1 times")

    held = page.get_by_role("button", name=re.compile("^Held"))
    held.click()
    held.click(delay=900)
    expect(held).to_have_accessible_name("Held 1 times")
    held.focus()
    page.keyboard.press("Enter")
    expect(held).to_have_accessible_name("Held 2 times")


def test_a_disclosure_group_shows_and_hides_its_content(catalogue):
    page = catalogue.page
    button = page.get_by_role("button", name="Details", exact=True)
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_text("Shown after a press.")).to_have_count(0)
    button.click()
    expect(page.get_by_text("Shown after a press.")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    button.click()
    expect(page.get_by_text("Shown after a press.")).to_have_count(0)


def test_a_field_of_a_value_formats_it_when_it_loses_the_focus(catalogue):
    page = catalogue.page
    field = page.get_by_role("textbox", name="Price")
    field.fill("7.50")
    expect(field).to_have_value("7.50")
    field.blur()
    expect(field).to_have_value("7.5")
    field.fill("not a number")
    field.blur()
    expect(field).to_have_value("7.5")


def test_the_appearance_follows_the_browser(catalogue):
    page = catalogue.page
    names = page.get_by_role("group", name="Appearances").locator(".section-content .text")
    page.emulate_media(color_scheme="dark")
    expect(names).to_have_text(["Dark", "Dark", "Light"])
    page.emulate_media(color_scheme="light")
    expect(names).to_have_text(["Light", "Dark", "Light"])
    colors = names.evaluate_all("elements => elements.map((element) => getComputedStyle(element).color)")
    assert colors[0] == colors[2] != colors[1]


def test_a_shape_of_ones_own_has_the_size_of_its_frame(catalogue):
    shapes = catalogue.page.get_by_role("group", name="Lines and shapes of your own")
    # A path that was measured needs no coordinates of its own.
    expect(shapes.locator("svg[viewBox]")).to_have_count(0)
    expect(shapes.locator("path").first).to_have_attribute("d", re.compile("^M24 0L"))
