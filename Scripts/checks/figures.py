"""The measurements of the benchmarks' rows, and their comparison with the thresholds."""

import json
import statistics
from dataclasses import dataclass, field

KINDS = {"bar": "a bar of the design", "guard": "a guard against getting worse"}
MEASURES = ("time", "fastest", "allocations", "heap")

# The blocks and bytes that the runtime's own threads may allocate during a batch. Whether they do depends on the
# machine.
RUNTIME = {"allocations": 8, "heap": 512}


@dataclass
class Figures:
    """The measurements of one row. Times are picoseconds of one operation, in pairs of VSM and the floor."""

    operations: int
    pairs: list = field(default_factory=list)
    usage: dict = None
    floor_usage: dict = None

    @property
    def time(self):
        """The time as a multiple of the floor's: the median over pairs that were measured in direct succession."""
        return statistics.median(subject / max(floor, 1) for subject, floor in self.pairs)

    @property
    def nanoseconds(self):
        return statistics.median(subject for subject, _ in self.pairs) / 1000

    @property
    def fastest(self):
        """The nanoseconds of the fastest batch, which is the least disturbed one."""
        return min(subject for subject, _ in self.pairs) / 1000

    @property
    def floor_nanoseconds(self):
        return statistics.median(floor for _, floor in self.pairs) / 1000

    @property
    def allocations(self):
        """The allocated blocks of one operation, with two decimals, or `None` if they can't be counted."""
        return self._blocks(self.usage)

    @property
    def floor_allocations(self):
        return self._blocks(self.floor_usage)

    @property
    def heap(self):
        """The bytes that stay allocated after one operation, rounded, since the allocator pads some blocks."""
        return self._bytes(self.usage)

    @property
    def floor_heap(self):
        return self._bytes(self.floor_usage)

    def _blocks(self, usage):
        return usage and round(usage["blocks"] / self.operations, 2)

    def _bytes(self, usage):
        return usage and max(round(usage["bytes"] / self.operations), 0)


def read(lines):
    """Returns the figures of each row from the JSON lines of one or several runs."""
    rows = {}
    for line in lines:
        result = json.loads(line)
        figures = rows.setdefault(result["row"], Figures(result["operations"]))
        figures.pairs += [(pair["subject"], pair["floor"]) for pair in result["times"]]
        figures.usage = result.get("usage")
        figures.floor_usage = result.get("floorUsage")
    return rows


def unguarded(rows, thresholds):
    """Returns problems for the rows without thresholds, and for the thresholds without a row."""
    return [f"`{name}` is measured, but has no thresholds in thresholds.json" for name in rows if name not in thresholds] + [
        f"thresholds.json has `{name}`, but no such row is measured" for name in thresholds if name not in rows
    ]


def missed(name, figures, thresholds, measures=MEASURES):
    """Returns a sentence for each exceeded threshold of a row. Missing measurements are ignored."""
    problems = []
    for kind, meaning in KINDS.items():
        for measure, limit in thresholds.get(kind, {}).items():
            value = getattr(figures, measure) if measure in measures else None
            allowed = limit + RUNTIME.get(measure, 0) / figures.operations
            if value is not None and value > allowed:
                problems.append(f"{name}: {sentence(measure, value, limit, thresholds['floor'])}, {meaning}")
    return problems


def sentence(measure, value, limit, floor):
    """Returns the description of a figure above its limit."""
    if measure == "time":
        return f"takes {value:.2f} times as long as {floor}, but at most {limit:g} times is allowed"
    if measure == "fastest":
        return f"takes at least {value:,.0f} ns, but at most {limit:,} ns is allowed"
    if measure == "allocations":
        return f"allocates {value:g} blocks, but at most {limit:g} is allowed"
    return f"leaves {value} bytes allocated, but at most {limit} is allowed"


def amount(value):
    """Returns a number with thousands separators, and without decimals if it is an integer."""
    return f"{int(value):,}" if value == int(value) else f"{value:,}"


def table(rows, thresholds):
    """Returns all figures as a Markdown table."""
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
