"""Memory after attacks."""

import asyncio

from .attack import HEAVY, Finding, attack
from .page import Page

SECTION = "What a client can cost"


@attack(SECTION, "Memory of ended sessions is returned", HEAVY)
async def ended_sessions(site):
    figures = [site.gallery.mebibytes]
    for _ in range(2):
        pages = []
        for _ in range(150):
            page = await Page(site, "/previews", site.address()).open()
            pages.append((page, await page.socket()))
        figures.append(site.gallery.mebibytes)
        for page, socket in pages:
            await page.leave()
            socket.close()
        # A page that was in use within the last second delays it.
        await asyncio.sleep(2.5)
        figures.append(site.gallery.mebibytes)
    start, opened, closed, again, end = figures
    return Finding(
        "150 open pages of the largest document, which are left; twice",
        f"memory {' → '.join(f'{figure:.0f}' for figure in figures)} MiB: "
        f"{100 * (opened - closed) / (opened - start):.0f} % of the growth is returned",
        (opened - closed) > 0.5 * (opened - start) and end < closed + 0.15 * (again - closed))
