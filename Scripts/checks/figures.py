"""The figures of the benchmarks: what was measured of each row, and whether that is within its thresholds."""

import json
import statistics
from dataclasses import dataclass, field

KINDS = {"bar": "a bar of the design", "guard": "a guard against getting worse"}
MEASURES = ("time", "fastest", "allocations", "heap")


@dataclass
class Figures:
    """What was measured of one row. Times are picoseconds of one operation, in pairs of VSM and the floor."""

    operations: int
    pairs: list = field(default_factory=list)
    usage: dict = None
    floor_usage: dict = None

    @property
    def time(self):
        """How many times as long as the floor, by the median of pairs measured one right after the other."""
        return statistics.median(subject / max(floor, 1) for subject, floor in self.pairs)

    @property
    def nanoseconds(self):
        return statistics.median(subject for subject, _ in self.pairs) / 1000

    @property
    def fastest(self):
        """Nanoseconds of the fastest batch, which is the one that the machine disturbed least."""
        return min(subject for subject, _ in self.pairs) / 1000

    @property
    def floor_nanoseconds(self):
        return statistics.median(floor for _, floor in self.pairs) / 1000

    @property
    def allocations(self):
        """Blocks of one operation, to two decimals; `None` where they can't be counted."""
        return self._blocks(self.usage)

    @property
    def floor_allocations(self):
        return self._blocks(self.floor_usage)

    @property
    def heap(self):
        """Bytes that one operation leaves in use. Rounded, since the allocator gives some blocks a few bytes more."""
        return self._bytes(self.usage)

    @property
    def floor_heap(self):
        return self._bytes(self.floor_usage)

    def _blocks(self, usage):
        return usage and round(usage["blocks"] / self.operations, 2)

    def _bytes(self, usage):
        return usage and max(round(usage["bytes"] / self.operations), 0)


def read(lines):
    """The figures of each row, from the lines of JSON that one or several runs have written."""
    rows = {}
    for line in lines:
        result = json.loads(line)
        figures = rows.setdefault(result["row"], Figures(result["operations"]))
        figures.pairs += [(pair["subject"], pair["floor"]) for pair in result["times"]]
        figures.usage = result.get("usage")
        figures.floor_usage = result.get("floorUsage")
    return rows


def unguarded(rows, thresholds):
    """The rows that have no thresholds, and the thresholds that have no row."""
    return [f"`{name}` is measured, and thresholds.json says nothing of it" for name in rows if name not in thresholds] + [
        f"thresholds.json tells of `{name}`, and no such row is measured" for name in thresholds if name not in rows
    ]


def missed(name, figures, thresholds, measures=MEASURES):
    """What of one row is above its thresholds, as sentences. What could not be measured is not judged."""
    problems = []
    for kind, meaning in KINDS.items():
        for measure, limit in thresholds.get(kind, {}).items():
            value = getattr(figures, measure) if measure in measures else None
            if value is not None and value > limit:
                problems.append(f"{name}: {sentence(measure, value, limit, thresholds['floor'])}, {meaning}")
    return problems


def sentence(measure, value, limit, floor):
    """Says in words that a figure is above its limit."""
    if measure == "time":
        return f"takes {value:.2f} times as long as {floor}, and at most {limit:g} times is allowed"
    if measure == "fastest":
        return f"takes {value:,.0f} ns at best, and at most {limit:,} are allowed"
    if measure == "allocations":
        return f"allocates {value:g} times, and at most {limit:g} is allowed"
    return f"keeps {value} bytes of the heap, and at most {limit} is allowed"


def amount(value):
    """A number as people read it, with decimals only where it has some."""
    return f"{int(value):,}" if value == int(value) else f"{value:,}"


def table(rows, thresholds):
    """All figures in one table, as Markdown."""
    lines = [["", "ns", "floor", "ns", "times", "at most", "allocations", "floor", "heap", "floor"]]
    for name, limits in thresholds.items():
        if name not in rows:
            continue
        figures = rows[name]
        bar, guard = limits.get("bar", {}).get("time"), limits.get("guard", {}).get("time")
        lines.append([
            name, f"{figures.nanoseconds:,.0f}", limits["floor"], f"{figures.floor_nanoseconds:,.0f}",
            f"{figures.time:.2f}", f"**{bar:g}**" if bar else f"{guard:g}" if guard else "",
            *[
                "?" if value is None else amount(value)
                for value in (figures.allocations, figures.floor_allocations, figures.heap, figures.floor_heap)
            ],
        ])
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    right = [column not in (0, 2) for column in range(len(widths))]
    rule = ["-" * (width - 1) + ":" if is_number else "-" * width for width, is_number in zip(widths, right)]
    lines.insert(1, rule)
    return "\n".join(
        "| " + " | ".join(
            cell.rjust(width) if is_number else cell.ljust(width)
            for cell, width, is_number in zip(line, widths, right)
        ) + " |"
        for line in lines
    )
