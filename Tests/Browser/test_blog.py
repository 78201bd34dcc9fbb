"""The blog."""

import pytest
from playwright.sync_api import expect

from demo_page import DemoPage

pytestmark = pytest.mark.shares_gallery


class BlogPage(DemoPage):
    def expect_loaded(self):
        expect(self.button("Reload")).to_be_visible()
        expect(self.page.get_by_role("progressbar")).to_have_count(0)


@pytest.fixture
def blog(gallery, page):
    def blog(number):
        return BlogPage(page, f"{gallery.url}/blog/{number}").open()

    return blog


def test_post_is_shown(blog):
    post = blog(1)
    post.expect_loaded()
    expect(post.page.get_by_role("heading", level=1)).not_to_be_empty()
    expect(post.button("Delete")).to_be_enabled()
    post.expect_journey("loaded")


def test_reload_loads_the_post_again(blog):
    post = blog(1)
    post.expect_loaded()
    title = post.page.get_by_role("heading", level=1).inner_text()
    post.latency("1 second")
    post.button("Reload").click()
    expect(post.progress("Loading")).to_be_visible()
    post.expect_loaded()
    expect(post.page.get_by_role("heading", level=1)).to_have_text(title)
    post.expect_journey("loading", "loaded")


def test_failed_load_offers_retry(blog):
    post = blog(1)
    post.expect_loaded()
    post.failing("Next")
    post.button("Reload").click()
    expect(post.button("Retry")).to_be_visible()
    post.expect_journey("loading", "loadingError")
    post.button("Retry").click()
    post.expect_loaded()


def test_unknown_post_shows_an_error_with_retry(blog):
    post = blog(999_999)
    expect(post.button("Retry")).to_be_visible()
    post.button("Retry").click()
    post.expect_journey("loadingError", "loading", "loadingError")
    expect(post.button("Retry")).to_be_visible()


@pytest.mark.stores
def test_deleted_post_is_removed(blog):
    post = blog(2)
    post.expect_loaded()
    post.button("Delete").click()
    post.button("Delete post").click()
    expect(post.page.get_by_role("main").get_by_text("Deleted!", exact=True)).to_be_visible()
    expect(post.button("Delete")).to_have_count(0)
    post.page.reload()
    expect(post.button("Retry")).to_be_visible()


@pytest.mark.stores
def test_failed_deletion_can_be_retried(blog):
    post = blog(3)
    post.expect_loaded()
    post.failing("Next")
    post.button("Delete").click()
    post.button("Delete post").click()
    expect(post.button("Retry")).to_be_visible()
    post.button("Retry").click()
    expect(post.page.get_by_role("main").get_by_text("Deleted!", exact=True)).to_be_visible()


@pytest.mark.stores
def test_note_is_saved_while_it_is_typed(blog):
    post = blog(1)
    post.expect_loaded()
    before = post.journey.count()
    post.page.get_by_label("Note").fill("Read it twice")
    post.page.get_by_label("Note").blur()
    expect(post.journey).to_have_count(before)
    # A post is loaded after its note has been saved.
    post.button("Reload").click()
    post.expect_journey("loading", "loaded")
    other = post.another_tab()
    expect(other.page.get_by_label("Note")).to_have_value("Read it twice")


def test_post_is_reloaded_with_the_keyboard(blog):
    post = blog(1)
    post.expect_loaded()
    post.tab_to("Reload")
    post.page.keyboard.press("Enter")
    post.expect_journey("loading", "loaded")


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_layout_and_screenshots(gallery, open_page, screenshot, size, scheme):
    page = open_page(size, scheme)
    post = BlogPage(page, gallery.url + "/blog/1").open()
    post.expect_loaded()
    post.expect_fits()
    screenshot(page, f"blog-loaded-{size}-{scheme}")
    post.failing("All")
    post.button("Reload").click()
    expect(post.button("Retry")).to_be_visible()
    post.expect_fits()
    screenshot(page, f"blog-error-{size}-{scheme}")
