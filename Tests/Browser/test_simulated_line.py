"""The connection of a page of the gallery, which a person chooses in the inspector."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

# The milliseconds from the next press of an element until the server has answered it.
WATCH = """(element) => {
  const { promise, resolve } = Promise.withResolvers();
  window.answered = promise;
  addEventListener("click", ({ timeStamp }) => {
    new MutationObserver((_, observer) => {
      if (element.hasAttribute("data-pending")) return;
      observer.disconnect();
      resolve(performance.now() - timeStamp);
    }).observe(element, { attributes: true, attributeFilter: ["data-pending"] });
  }, { once: true });
}"""


@pytest.fixture
def profile(gallery, page):
    profile = DemoPage(page, gallery.url + "/profile").open()
    profile.button("Connection").click()
    expect(page.get_by_label("Round trip")).to_be_visible()
    profile.settle()
    return profile


def choose(profile, name, choice):
    profile.page.get_by_label(name).select_option(choice)
    profile.settle()


def time_of_press(profile, name):
    button = profile.button(name)
    button.evaluate(WATCH)
    button.click()
    return profile.page.evaluate("answered")


def test_a_press_is_answered_after_the_round_trip_until_a_reset(profile, screenshot):
    page = profile.page
    choose(profile, "Round trip", "300 ms")
    expect(profile.button("Connection (simulated)")).to_be_visible()
    screenshot(page, "inspector-connection")
    assert time_of_press(profile, "Show as test") >= 300
    assert time_of_press(profile, "Done") >= 300
    choose(profile, "Round trip", "1000 ms")
    assert time_of_press(profile, "Show as test") >= 1_000
    assert time_of_press(profile, "Done") >= 1_000
    profile.button("Reset connection").click()
    profile.settle()
    expect(profile.button("Connection")).to_be_visible()
    assert time_of_press(profile, "Show as test") < 1_000


def test_a_far_page_shows_a_predicted_look_at_once(profile):
    page = profile.page
    choose(profile, "Round trip", "1000 ms")
    group = profile.button("Connection (simulated)")
    group.click()
    expect(group).to_have_attribute("aria-expanded", "false", timeout=900)
    expect(group).to_have_attribute("data-pending", "")
    profile.settle()
    expect(page.get_by_label("Round trip")).to_have_count(0)


def test_an_outage_ends_by_itself_and_loses_no_press(profile):
    page = profile.page
    profile.button("Offline for 5 s").click()
    page.wait_for_function("() => livePage.pending === 0")
    profile.button("Show as test").click()
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    expect(profile.button("Show as test")).to_have_attribute("data-pending", "")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("")


@pytest.mark.broken
def test_a_connection_that_loses_messages_loses_no_letter(profile):
    """Each letter is typed, sent and kept, although every fifth message breaks the connection."""
    page = profile.page
    field = page.get_by_label("Username")
    choose(profile, "Lost messages", "20 %")
    field.press("End")
    field.press_sequentially(" and twenty more letters", delay=120)
    profile.settle()
    profile.button("Reset connection").click()
    profile.settle()
    text = field.input_value()
    assert text == "Ada Lovelace and twenty more letters"
    profile.button("Save").click()
    profile.expect_journey("saving", "editing")
    assert field.input_value() == text
