"""The search, which runs while the user types."""

import re

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


class SearchPage(DemoPage):
    @property
    def words(self):
        return self.page.get_by_label("Words in a post")

    def type_at_once(self, text):
        """Types without pauses between the keys, independently of the machine's speed."""
        self.words.focus()
        self.page.evaluate("text => [...text].forEach(key => document.execCommand('insertText', false, key))", text)

    def found(self, title):
        return self.page.get_by_role("main").get_by_role("link", name=title)


@pytest.fixture
def search(gallery, page):
    search = SearchPage(page, gallery.url + "/search").open()
    expect(page.get_by_role("main").get_by_text("Nothing is searched for.")).to_be_visible()
    return search


def test_quick_typing_searches_once(search):
    search.type_at_once("kettle")
    expect(search.found("The kettle is a state machine")).to_be_visible()
    expect(search.words).to_have_value("kettle")
    expect(search.words).to_be_focused()
    # The initial state, the query, and the results, without states for single keys. A search that takes longer shows a
    # progress indicator, too.
    expect(search.journey.filter(has_not_text="searching")).to_have_count(3)
    search.expect_journey("found")


def test_slow_search_shows_a_progress_indicator(search):
    search.latency("3 seconds")
    search.type_at_once("letter")
    expect(search.progress("Searching")).to_be_visible()
    expect(search.found("A letter from the far side of a cancel button")).to_be_visible()
    expect(search.progress("Searching")).to_have_count(0)
    search.expect_journey("none", "searching", "found")


def test_typing_continues_while_results_arrive(search):
    search.latency("1 second")
    search.words.press_sequentially("ke", delay=40)
    expect(search.progress("Searching")).to_be_visible()
    search.words.press_sequentially("ttle", delay=400)
    expect(search.words).to_have_value("kettle")
    expect(search.found("The kettle is a state machine")).to_be_visible()
    expect(search.words).to_have_value("kettle")


def test_a_failed_search_can_be_retried(search):
    search.failing("Next")
    search.words.fill("kettle")
    expect(search.page.get_by_role("main").get_by_text("The search failed.")).to_be_visible()
    search.button("Retry").click()
    expect(search.found("The kettle is a state machine")).to_be_visible()


def test_empty_result_shows_the_query(search, screenshot):
    search.words.fill("50%")
    expect(search.page.get_by_role("main").get_by_text("No post has “50%” in it.")).to_be_visible()
    search.words.fill("a")
    expect(search.found("A letter from the far side of a cancel button")).to_be_visible()
    screenshot(search.page, "search")
    search.words.fill("")
    expect(search.page.get_by_role("main").get_by_text("Nothing is searched for.")).to_be_visible()


def test_the_words_and_their_results_are_there_when_the_user_comes_back(search):
    search.type_at_once("kettle")
    search.found("The kettle is a state machine").click()
    expect(search.page).not_to_have_url(re.compile("/search"))
    search.page.go_back()
    expect(search.words).to_have_value("kettle")
    expect(search.found("The kettle is a state machine")).to_be_visible()
    search.page.reload()
    expect(search.words).to_have_value("kettle")
    expect(search.found("The kettle is a state machine")).to_be_visible()
