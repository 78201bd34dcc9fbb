"""The time of another page's click beside each attack, and beside as many bytes per second of cheap requests."""

import asyncio
import itertools
import json
import statistics
import sys
from pathlib import Path

from . import report
from .loads import LOADS
from .page import Page
from .problem import Problem
from .site import Site

# The rate of the review that found the attacks, and ten times as much.
RATES = (80_000, 800_000)
ROUNDS, SECONDS, PAUSE, SECONDS_BEFORE = 3, 3.0, 0.025, 0.5
# A click beside an attack takes at most so many times as long as beside cheap requests.
ALLOWED = 2.0
_numbers = itertools.count(1)


def names():
    return list(LOADS)


def chosen(wanted):
    if unknown := [name for name in wanted if name not in LOADS]:
        raise Problem(f"there is no attack on clicks named {unknown[0]}: they are {', '.join(LOADS)}")
    return wanted or names()


async def click(site, seconds):
    """Clicks on a page of its own. Returns the milliseconds of each click."""
    page = await Page(site, "/catalogue/motion", f"198.51.100.{next(_numbers) % 250 + 1}").open()
    socket, number, found = await page.socket(), page.button("Race"), []
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end:
        found.append(1000 * await socket.click(number, 30))
        await asyncio.sleep(PAUSE)
    await page.leave()
    socket.close()
    return found


async def beside(site, name, rate):
    """Clicks while a generator sends. Returns the milliseconds of the clicks, and what the generator has sent."""
    command = [sys.executable, "-B", "-m", "security.generator", name, str(site.gallery.port), str(rate)]
    process = await asyncio.create_subprocess_exec(
        *command, str(next(_numbers) % 250), cwd=Path(__file__).resolve().parents[1], stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE)
    try:
        if await process.stdout.readline() != b"ready\n":
            raise Problem(f"the generator of `{name}` did not start: its output is above")
        await asyncio.sleep(SECONDS_BEFORE)
        found = await click(site, SECONDS)
        process.stdin.close()
        sent = json.loads(await asyncio.wait_for(process.stdout.readline(), 30))
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return found, sent


def middle(values):
    return statistics.median(values)


async def measure(program, wanted, build):
    """Measures all attacks at each rate. Returns the table, and whether all ratios are allowed."""
    site = await Site(program).start()
    rows, is_kept = [], True
    try:
        await click(site, 2)
        calm = await click(site, SECONDS)
        for rate, name in itertools.product(RATES, wanted):
            attacked, cheap, sent, ratios = [], [], [], []
            for number in range(ROUNDS):
                # In alternating order, since the speed of the machine changes.
                for kind in (name, "cheap") if number % 2 else ("cheap", name):
                    found, of_generator = await beside(site, kind, rate)
                    (attacked if kind == name else cheap).extend(found)
                    if kind == name:
                        sent.append(of_generator)
                        of_attack = middle(found)
                    else:
                        of_cheap = middle(found)
                ratios.append(of_attack / of_cheap)
            ratio = middle(attacked) / middle(cheap)
            is_kept = is_kept and ratio <= ALLOWED
            per_second = sum(s["sendings"] for s in sent) / sum(s["seconds"] for s in sent)
            bytes_per_second = sum(s["bytes"] for s in sent) / sum(s["seconds"] for s in sent)
            rows.append([
                LOADS[name][0], f"{bytes_per_second / 1000:.0f} KB, {per_second:.0f}", f"{middle(attacked):.2f}",
                f"{middle(cheap):.2f}", f"{ratio:.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
                "ok" if ratio <= ALLOWED else "**broken**",
            ])
            print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    finally:
        await site.stop()
    head = ["attack", "sent per second: bytes, times", "click, ms", "beside cheap requests, ms", "ratio", ""]
    table = report.table(head, rows)
    alone = (
        f"Without any of them, a click takes {middle(calm):.2f} ms. Each figure is a median of {ROUNDS} rounds of "
        f"{SECONDS:.0f} s, and each ratio is followed by those of the rounds.")
    return "\n\n".join([report.machine(build), table, alone]), is_kept
