"""Runs the attacks: those that measure processor time one after another, beside those that wait, and floods at the end."""

import asyncio
import sys
import time
import traceback

from .attack import ALONE, HEAVY, OWN, SLOW, Finding
from .site import Site

SECONDS_OF_ATTACK = 210


class Results:
    """The findings by attack, and how long all of it took."""

    def __init__(self):
        self.findings, self.seconds = {}, 0.0

    @property
    def broken(self):
        return [finding for finding in self.findings.values() if not finding.holds]


async def run(program, attacks):
    start, results = time.monotonic(), Results()
    groups = {group: [entry for entry in attacks if entry.group == group] for group in (ALONE, SLOW, OWN, HEAVY)}

    async def one(entry, site):
        begun = time.monotonic()
        try:
            finding = await asyncio.wait_for(entry.run(site), SECONDS_OF_ATTACK)
        except Exception as error:
            # An attack that fails has shown nothing, so the promise does not count as kept.
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
            finding = Finding("the attack failed", f"{type(error).__name__}: {error} ({where})", False)
        results.findings[entry] = finding
        mark = "ok" if finding.holds else "BROKEN"
        print(f"{time.monotonic() - begun:6.1f} s  {entry.name}: {mark}", file=sys.stderr, flush=True)

    async def alone():
        for group in (ALONE, HEAVY):
            site = None
            for entry in groups[group]:
                if site is None or group == HEAVY:
                    site = await Site(program).start()
                try:
                    await one(entry, site)
                finally:
                    if group == HEAVY:
                        await site.stop()
            if site and group == ALONE:
                await site.stop()

    async def together(entries):
        if not entries:
            return
        site = await Site(program).start()
        try:
            await asyncio.gather(*(one(entry, site) for entry in entries))
        finally:
            await site.stop()

    await asyncio.gather(alone(), together(groups[SLOW]), together(groups[OWN]))
    results.seconds = time.monotonic() - start
    return results
