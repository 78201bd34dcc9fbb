"""Takes screenshots of all pages of the gallery in all browsers, wide and narrow, light, dark and from right to left.

The sheet is Tests/Browser/screenshots/sheet.html, with a picture of it for each page beside it."""

import argparse
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

import browsers
from compare_layouts import HAS_CONTENT, IS_LIVE, PAGES
from gallery_server import GalleryServer

FOLDER = Path(__file__).parent / "screenshots"
WIDTHS = {"wide": 1280, "narrow": 390}
HEIGHT = 844
LOOKS = {"light": ("light", "ltr"), "dark": ("dark", "ltr"), "right to left": ("light", "rtl")}
STYLE = "body { font: 14px sans-serif } figure { display: inline-block; margin: 4px; vertical-align: top } img { height: 300px; border: 1px solid gray }"


def take(browser, url, width, scheme, direction, file):
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(IS_LIVE)
        try:
            page.wait_for_function(HAS_CONTENT, timeout=3_000)
        except Error:
            pass  # The catalogue and the previews show progress for ever.
        page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
        page.wait_for_timeout(300)
        page.screenshot(path=file)
    finally:
        context.close()


def name_of(path):
    return path.strip("/").replace("/", "-") or "index"


def main():
    parser = argparse.ArgumentParser(prog="Scripts/screenshot-sheet", description=__doc__)
    parser.add_argument("--browsers", nargs="+", choices=browsers.STARTS, default=list(browsers.STARTS))
    parser.add_argument("--pages", nargs="+", default=[*PAGES, "/catalogue/states"], metavar="path")
    options = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    pictures = {path: [] for path in options.pages}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        gallery = GalleryServer(data)
        try:
            for name in options.browsers:
                with browsers.started(name, playwright) as browser:
                    for path in options.pages:
                        for size, width in WIDTHS.items():
                            for look, (scheme, direction) in LOOKS.items():
                                file = f"sheet-{name_of(path)}-{name}-{size}-{look.replace(' ', '-')}.png"
                                take(browser, gallery.url + path, width, scheme, direction, FOLDER / file)
                                pictures[path].append((f"{name}, {size}, {look}", file))
            write_sheets(playwright, pictures)
        finally:
            gallery.close()


def write_sheets(playwright, pictures):
    parts = []
    for path, files in pictures.items():
        figures = "".join(
            f'<figure><figcaption>{escape(caption)}</figcaption><img src="{file}"></figure>' for caption, file in files)
        parts.append((path, f"<h2>{escape(path)}</h2>{figures}"))
    (FOLDER / "sheet.html").write_text(f"<style>{STYLE}</style>" + "".join(part for _, part in parts))
    with browsers.started("chromium", playwright) as browser:
        for path, part in parts:
            file = FOLDER / f"sheet-{name_of(path)}.html"
            file.write_text(f"<style>{STYLE}</style>{part}")
            page = browser.new_page(viewport={"width": 1900, "height": 900})
            page.goto(file.as_uri())
            page.screenshot(path=FOLDER / f"sheet-{name_of(path)}.png", full_page=True)
            page.close()
            file.unlink()
    print(f"{sum(map(len, pictures.values()))} screenshots: {FOLDER / 'sheet.html'}")


if __name__ == "__main__":
    main()
