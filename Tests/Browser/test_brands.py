"""One page in three brands: what each style sheet promises, measured, and that every text is legible."""

import pytest
from playwright.sync_api import expect

from accessibility import expect_accessible
from contrast import contrasts
from demo_page import DemoPage
from gallery_server import GalleryServer

BRANDS = {
    "harbor": {
        "page": ("rgb(238, 244, 245)", "rgb(11, 23, 25)"), "accent": ("rgb(0, 96, 107)", "rgb(111, 211, 221)"),
        "radius": "4px", "control": "2px", "width": 960, "font": "system-ui",
    },
    "almanac": {
        "page": ("rgb(247, 241, 227)", "rgb(26, 22, 17)"), "accent": ("rgb(138, 43, 20)", "rgb(240, 161, 131)"),
        "radius": "0px", "control": "0px", "width": 608, "font": "Iowan Old Style",
    },
    "arcade": {
        "page": ("rgb(246, 239, 255)", "rgb(21, 11, 36)"), "accent": ("rgb(122, 18, 196)", "rgb(217, 162, 255)"),
        "radius": "24px", "control": "1600px", "width": 1280, "font": "ui-rounded",
    },
}
STYLE = "(element, name) => getComputedStyle(element)[name]"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A gallery for all tests of this file, whose pages store nothing."""
    server = GalleryServer(tmp_path_factory.mktemp("data"))
    yield server
    server.close()


@pytest.fixture
def visit(site, open_page):
    def visit(brand, *options, **settings):
        demo = DemoPage(open_page(*options, **settings), f"{site.url}/catalogue/brands/{brand}").open()
        expect(demo.page.locator("html")).to_have_attribute("data-live", "")
        return demo.page

    return visit


def style(page, selector, name):
    return page.locator(selector).first.evaluate(STYLE, name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("brand", BRANDS)
def test_a_brand_sets_colors_corners_font_and_width(visit, screenshot, brand, scheme):
    page, promised = visit(brand, "wide", scheme), BRANDS[brand]
    index = ["light", "dark"].index(scheme)
    order = page.get_by_role("button", name="Order", exact=True)
    assert style(page, "html", "backgroundColor") == promised["page"][index]
    assert order.evaluate(STYLE, "backgroundColor") == promised["accent"][index]
    assert order.evaluate(STYLE, "borderRadius") == promised["control"]
    assert style(page, ".section-content", "borderRadius") == promised["radius"]
    assert page.get_by_role("main").bounding_box()["width"] == promised["width"]
    assert style(page, "main .text", "fontFamily").strip('"').startswith(promised["font"])
    screenshot(page, f"brand-{brand}-wide-{scheme}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("brand", ["", *BRANDS])
def test_a_brand_is_accessible_and_fits_a_narrow_page(visit, screenshot, brand, scheme):
    page = visit(brand, "narrow", scheme)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
    expect_accessible(page)
    page.get_by_role("switch", name="Reduced prices").click()
    expect(page.get_by_text("€3.50")).to_be_visible()
    expect_accessible(page)
    screenshot(page, f"brand-{brand or 'default'}-narrow-{scheme}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("brand", BRANDS)
def test_text_of_each_level_is_legible_on_each_area_of_a_brand(visit, brand, scheme):
    page = visit(brand, "wide", scheme)
    samples = [(area, text) for area in ("", "bg-bar", "bg-tertiary", "bg-quaternary")
               for text in ("fg-primary", "fg-secondary", "fg-accent")]
    assert {sample: ratio for sample, ratio in contrasts(page, samples).items() if ratio < 4.5} == {}


def test_a_class_of_the_app_is_in_the_document_and_in_patches(visit, site):
    html = visit("harbor").request.get(f"{site.url}/catalogue/brands/harbor").text()
    assert html.count('class="box app-price"') == 2
    page = visit("harbor")
    prices = page.locator(".app-price")
    before = prices.first.evaluate(STYLE, "color")
    page.get_by_role("switch", name="Reduced prices").click()
    expect(page.locator(".app-price.app-reduced")).to_have_count(2)
    assert prices.first.evaluate(STYLE, "color") != before
    page.get_by_role("switch", name="Reduced prices").click()
    expect(page.locator(".app-reduced")).to_have_count(0)


def test_a_page_without_a_brand_has_the_default_look(visit):
    page = visit("")
    assert page.get_by_role("main").bounding_box()["width"] == 736
    assert style(page, "html", "backgroundColor") == "rgb(243, 243, 246)"
