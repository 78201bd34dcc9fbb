"""Compares the layout of the gallery's pages in other browsers with their layout in Chromium, and prints a table."""

import argparse
import sys
import tempfile

from playwright.sync_api import Error, sync_playwright

import browsers
from box_comparison import boxes, differences
from gallery_server import GalleryServer

REFERENCE = "chromium"
PAGES = [
    "/", "/profile", "/blog/1", "/search", "/shopping", "/shopping/products/215", "/todo", "/todo-viper", "/catalogue",
    "/catalogue/motion", "/catalogue/list", "/catalogue/layout", "/previews",
]
WIDTHS = [390, 1280, 1920]
DIRECTIONS = ["ltr", "rtl"]
HEIGHT = 900
# A page is measured when it is live, has its content, and all of its pictures.
IS_LIVE = "() => window.livePage?.lastPatch >= 0"
HAS_CONTENT = "() => !document.querySelector('main [role=progressbar]:not(.determinate, [aria-valuenow])')"
# The fonts of the system and the widths of scroll bars differ, and are not compared.
PREPARE = """async (direction) => {
  document.documentElement.dir = direction;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { scrollbar-width: none !important } html { font-family: 'Liberation Sans' !important }");
  document.adoptedStyleSheets = [sheet];
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def measured(browser, url, width, direction, seconds=10):
    context = browser.new_context(viewport={"width": width, "height": HEIGHT}, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(IS_LIVE)
        try:
            page.wait_for_function(HAS_CONTENT, timeout=1_000 * seconds)
        except Error:
            pass  # The catalogue and the previews show progress for ever.
        page.evaluate(PREPARE, direction)
        return boxes(page)
    finally:
        context.close()


def main():
    parser = argparse.ArgumentParser(prog="Scripts/compare-layouts", description=__doc__)
    others = [name for name in browsers.STARTS if name != REFERENCE]
    parser.add_argument("--browsers", nargs="+", choices=others, default=others)
    parser.add_argument("--pages", nargs="+", default=PAGES, metavar="path")
    parser.add_argument("--widths", nargs="+", type=int, default=WIDTHS, metavar="px")
    parser.add_argument("--directions", nargs="+", choices=DIRECTIONS, default=DIRECTIONS)
    options = parser.parse_args()
    views = [(path, width, direction)
             for path in options.pages for width in options.widths for direction in options.directions]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        gallery = GalleryServer(data)
        try:
            seen = {name: shown(name, playwright, gallery.url, views) for name in [REFERENCE, *options.browsers]}
        finally:
            gallery.close()
    return report(seen, views, options.browsers)


def shown(name, playwright, url, views):
    with browsers.started(name, playwright) as browser:
        return {view: measured(browser, url + view[0], *view[1:]) for view in views}


def report(seen, views, others):
    """Prints a table of the elements and the differences of each page. Returns the exit status."""
    found = {(name, view): differences(seen[REFERENCE][view], seen[name][view]) for name in others for view in views}
    print(f"| page | width | direction | elements | {' | '.join(others)} |")
    print("| --- | ---: | --- | ---: |" + " ---: |" * len(others))
    for view in views:
        path, width, direction = view
        counts = " | ".join(str(len(found[name, view])) for name in others)
        print(f"| {path} | {width} | {direction} | {len(seen[REFERENCE][view])} | {counts} |")
    for (name, (path, width, direction)), items in found.items():
        for item in items:
            print(f"{name}, {path}, {width} px, {direction}: {item}", file=sys.stderr)
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
