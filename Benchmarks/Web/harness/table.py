"""The table of the figures."""

import statistics
from dataclasses import dataclass

from .samples import ratio


@dataclass(frozen=True)
class Row:
    """A row of the table: a figure of a phase. Where more of it is better, `sign` is -1."""

    title: str
    phase: str
    figure: str
    sign: int = 1
    is_compared: bool = True


ROWS = [
    Row("counter click, payload, B", "patches", "click_payload"),
    Row("counter click, on the wire, B", "patches", "click_wire"),
    Row("one of 500 rows deleted, payload, B", "patches", "delete_payload"),
    Row("one of 500 rows deleted, on the wire, B", "patches", "delete_wire"),
    Row("one of 500 rows deleted, p50, ms", "deletes", "p50"),
    Row("one of 500 rows deleted, p99, ms", "deletes", "p99"),
    Row("click of the only session, p50, ms", "one-session", "p50"),
    Row("click of the only session, p99, ms", "one-session", "p99"),
    Row("click of one of 100 sessions, p50, ms", "many-sessions", "p50"),
    Row("click of one of 100 sessions, p99, ms", "many-sessions", "p99"),
    Row("clicks per second of the server's processor time (more is better)", "throughput", "clicks_per_cpu_second", -1),
    Row("one change seen by 100 sessions, p50, ms", "broadcast", "p50"),
    Row("one change seen by 100 sessions, p99, ms", "broadcast", "p99"),
    Row("session of the counter, KiB", "counter-memory", "kib_per_session"),
    Row("session of the list, KiB", "list-memory", "kib_per_session"),
    Row("session of the list with a view for each row, KiB", "list-of-views-memory", "kib_per_session"),
    Row("counter sessions, memory kept after closing, %", "counter-memory", "kept_pct", is_compared=False),
    Row("counter sessions, growth in a second round, %", "counter-memory", "second_round_pct", is_compared=False),
    Row("list sessions, memory kept after closing, %", "list-memory", "kept_pct", is_compared=False),
    Row("list sessions, growth in a second round, %", "list-memory", "second_round_pct", is_compared=False),
    Row("document of the list, first byte, p50, ms", "first-page", "first_byte"),
    Row("page of the list, live, ms", "first-page", "live"),
    Row("document of the list, on the wire, B", "first-page", "wire"),
    Row("memory without sessions, MiB", "counter-memory", "mib_before"),
]


def number(value):
    """A figure with about three digits, with thousands separators."""
    decimals = 2 if abs(value) < 3 else 1 if abs(value) < 100 else 0
    return f"{value:,.{decimals}f}".removesuffix(".0").removesuffix(".00")


def cell(series):
    """The median of the runs, and their range where they differ."""
    values = [value for value in series if value is not None]
    if not values:
        return "–"
    middle, low, high = map(number, (statistics.median(values), min(values), max(values)))
    return middle if low == high else f"{middle} ({low} to {high})"


def comparison(row, ours, peers):
    """Our figure as a multiple of the best peer's: the median of the ratios of the runs, and the peer's name."""
    found = {name: [value for value in series if value is not None] for name, series in peers.items()}
    found = {name: values for name, values in found.items() if values}
    if not row.is_compared or not found:
        return "–"
    best = min(found, key=lambda name: row.sign * statistics.median(found[name]))
    times = ratio(ours, peers[best])
    return "–" if times is None else f"{times:.2f} ({best})"


def lines(results, names):
    """The cells of the table, with its head: a row for each measured figure. The first name is ours."""
    ours, *peers = names
    found = [["", *names, *(["ratio to the best peer"] if peers else [])]]
    for row in ROWS:
        series = {name: results.series(name, row.phase, row.figure) for name in names}
        if not any(value is not None for values in series.values() for value in values):
            continue
        compared = [comparison(row, series[ours], {peer: series[peer] for peer in peers})] if peers else []
        found.append([row.title, *map(cell, series.values()), *compared])
    return found


def markdown(cells):
    """The table as Markdown, with aligned columns."""
    widths = [max(3, *map(len, column)) for column in zip(*cells)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(
        "| " + " | ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]) + " |"
        for line in (cells[0], rule, *cells[1:])
    )
