"""The gallery's front page, and the panels of each demo."""

import re

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage


def demo(gallery, page, path="/profile"):
    return DemoPage(page, gallery.url + path)


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_front_page_links_to_the_demos(gallery, open_page, screenshot, size, scheme):
    page = open_page(size, scheme)
    front = demo(gallery, page, "/").open()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    screenshot(page, f"gallery-{size}-{scheme}")
    front.expect_fits()
    page.get_by_role("link", name="Edit Profile").click()
    expect(page.get_by_role("heading", name="User profile")).to_be_visible()


def test_front_page_lists_the_posts(gallery, page):
    demo(gallery, page, "/").open()
    page.get_by_role("main").get_by_role("link").and_(page.locator("[href*='blog']")).first.click()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_network_conditions_are_shown(gallery, page):
    demo(gallery, page).open()
    expect(page.get_by_role("heading", name="Network conditions")).to_be_visible()
    expect(page.get_by_label("Latency").locator("option")).to_have_text(["None", "1 second", "3 seconds"])
    expect(page.get_by_label("Fail requests").locator("option")).to_have_text(["Off", "Next", "All"])


def test_network_conditions_belong_to_one_tab(gallery, page):
    first = demo(gallery, page).open()
    second = first.another_tab()
    first.failing("All")
    first.button("Refresh").click()
    expect(first.page.get_by_label("Fail requests")).to_have_value(
        first.page.get_by_label("Fail requests").get_by_text("All").get_attribute("value")
    )
    second.button("Refresh").click()
    expect(second.button("Refresh")).to_be_enabled()
    expect(second.page.get_by_label("Fail requests").locator("option:checked")).to_have_text("Off")


def test_the_journey_lists_the_states_newest_last(gallery, page):
    profile = demo(gallery, page).open()
    expect(page.get_by_label("Username")).to_be_visible()
    expect(profile.panel("Journey")).to_contain_text("loading")
    expect(profile.panel("Journey")).to_contain_text("loaded")
    profile.button("Refresh").click()
    profile.expect_journey("reloading", "editing")


def test_press_on_a_state_restores_it(gallery, page):
    profile = demo(gallery, page).open()
    profile.latency("1 second")
    profile.button("Refresh").click()
    profile.expect_journey("reloading", "editing")
    profile.panel("Journey").get_by_role("button", name="loaded · reloading").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(profile.panel("Journey").locator("[aria-current=true]")).to_have_text("loaded · reloading")
    # The action doesn't run again, so only another press changes the state.
    profile.panel("Journey").get_by_role("button", name="loaded · editing").last.click()
    expect(profile.button("Save")).to_be_enabled()


def test_journey_is_exported_as_a_test(gallery, page):
    profile = demo(gallery, page).open()
    page.get_by_label("Username").fill("Grace")
    profile.button("Save").click()
    profile.expect_journey("saving", "editing")
    profile.button("Show as test").click()
    source = page.get_by_label("Test source")
    expect(source).to_have_value(re.compile('try page.type\\("Grace", into: "Username"\\)'))
    expect(source).to_have_value(re.compile('await editUserProfile.expect\\("saving", "editing"\\)'))
    profile.button("Done").click()
    expect(source).to_have_count(0)


def test_journey_records_only_its_own_page(gallery, page):
    first = demo(gallery, page).open()
    expect(page.get_by_label("Username")).to_be_visible()
    expect(first.panel("Journey")).to_contain_text("editing")
    count = first.journey.count()
    second = first.another_tab()
    second.button("Refresh").click()
    second.expect_journey("reloading", "editing")
    first.failing("Off")
    expect(first.journey).to_have_count(count)


def test_current_state_is_visible_in_a_narrow_chart(gallery, open_page):
    page = open_page("narrow")
    profile = demo(gallery, page).open()
    chart = page.get_by_role("group", name="The states, and what leads from each to the next")
    current = chart.locator("[aria-current=true]")
    expect(current).to_have_text("loaded\n· editing")
    expect_inside(current, chart)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    # Going back to the first state scrolls back.
    profile.panel("Journey").get_by_role("button", name="initialized", exact=True).click()
    expect(current).to_have_text("initialized")
    expect_inside(current, chart)
    profile.expect_fits()


def expect_inside(element, scroller):
    """Expects that all of an element is visible horizontally in its scroll view."""
    box, frame = element.bounding_box(), scroller.bounding_box()
    assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]


@pytest.mark.broken
def test_expired_session_reloads_and_shows_the_stored_state(gallery, page):
    profile = demo(gallery, page).open()
    expect(page.get_by_label("Username")).to_be_visible()
    page.get_by_label("Latency").select_option("1 second")
    page.evaluate(
        """async () => {
          await fetch(location.pathname, {
            method: "POST",
            headers: {
              "Content-Type": "application/json",
              "Live-Page": document.querySelector("meta[name=live-page]").content,
            },
            body: JSON.stringify({seq: 999, ack: 0, events: [], bye: true}),
          });
          // Before the page notices that its session has ended.
          [...document.querySelectorAll("button")].find((button) => button.textContent === "Refresh").click();
        }"""
    )
    # The new session gets what was chosen in the old one.
    expect(page.get_by_role("status").filter(has_text="The page was loaded again")).to_be_visible()
    expect(page.get_by_label("Latency").locator("option:checked")).to_have_text("1 second")
    expect(page.get_by_label("Username")).to_be_enabled()
    expect(page.get_by_role("heading", name="User profile")).to_be_visible()


def test_every_page_is_readable_without_script(gallery, open_page):
    page = open_page(java_script_enabled=False)
    demo(gallery, page, "/").open()
    expect(page.get_by_role("link", name="Edit Profile")).to_be_visible()
    demo(gallery, page).open()
    expect(page.get_by_role("heading", name="User profile")).to_be_visible()
