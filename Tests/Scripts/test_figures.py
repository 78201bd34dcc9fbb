"""The figures that the benchmark script computes from measurements."""

import json
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import figures
from checks.figures import Figures

ROOT = Path(__file__).resolve().parents[2]
LIMITS = {"floor": "a property", "bar": {"time": 1.5, "allocations": 0}, "guard": {"heap": 256}}


def row(pairs=((100, 100),), blocks=0, size=0, operations=1000):
    return Figures(operations, list(pairs), {"blocks": blocks, "bytes": size}, {"blocks": 0, "bytes": 0})


def missed(figure, **options):
    return figures.missed("row", figure, LIMITS, **options)


class Ratios(unittest.TestCase):
    def test_a_ratio_is_that_of_pairs_measured_together_even_when_the_machine_slows_down(self):
        self.assertEqual(row([(120, 100), (1200, 1000), (240, 200)]).time, 1.2)

    def test_a_few_disturbed_pairs_do_not_count(self):
        self.assertEqual(row([(120, 100)] * 7 + [(9000, 100), (120, 9000)]).time, 1.2)

    def test_several_runs_are_brought_together(self):
        line = {"row": "a", "operations": 10, "times": [{"subject": 30, "floor": 10}], "usage": {"blocks": 20, "bytes": 0},
                "floorUsage": {"blocks": 0, "bytes": 0}}
        rows = figures.read([json.dumps(line), json.dumps({**line, "times": [{"subject": 10, "floor": 10}]})])
        self.assertEqual((rows["a"].time, rows["a"].allocations), (2, 2))


class Verdicts(unittest.TestCase):
    def test_what_is_at_its_limit_passes(self):
        self.assertEqual(missed(row([(150, 100)], blocks=0, size=256_000)), [])

    def test_a_row_that_takes_too_long_is_named_with_its_floor(self):
        self.assertEqual(
            missed(row([(160, 100)])),
            ["row: takes 1.60 times as long as a property, but at most 1.5 times is allowed, a bar of the design"])

    def test_a_limit_in_nanoseconds_is_judged_by_the_fastest_batch(self):
        limits = {"floor": "a property", "bar": {"fastest": 20_000}}
        self.assertEqual(figures.missed("row", row([(19_000_000, 1), (90_000_000, 1)]), limits), [])
        self.assertEqual(
            figures.missed("row", row([(21_000_000, 1)]), limits),
            ["row: takes at least 21,000 ns, but at most 20,000 ns is allowed, a bar of the design"])

    def test_an_allocation_in_every_operation_is_found(self):
        self.assertIn("allocates 1 blocks", missed(row(blocks=1000))[0])

    def test_blocks_that_the_runtime_allocates_once_in_a_batch_are_ignored(self):
        self.assertEqual(missed(row(blocks=8, size=512, operations=100)), [])
        self.assertIn("allocates 0.09 blocks", missed(row(blocks=9, operations=100))[0])

    def test_a_byte_above_the_limit_is_found(self):
        self.assertEqual(
            missed(row(size=257_000)),
            ["row: leaves 257 bytes allocated, but at most 256 is allowed, a guard against getting worse"])

    def test_memory_that_was_given_back_is_no_heap(self):
        self.assertEqual(row(size=-5000).heap, 0)

    def test_a_smoke_test_says_nothing_of_time(self):
        self.assertEqual(missed(row([(900, 100)]), measures=("allocations", "heap")), [])

    def test_what_could_not_be_counted_is_not_judged(self):
        self.assertEqual(missed(Figures(1, [(1, 1)])), [])


class Rows(unittest.TestCase):
    def test_a_row_without_thresholds_is_found(self):
        self.assertIn("has no thresholds", figures.unguarded({"new": row()}, {})[0])

    def test_thresholds_without_a_row_are_found(self):
        self.assertIn("no such row", figures.unguarded({}, {"old": LIMITS})[0])

    def test_the_table_shows_every_row(self):
        lines = figures.table({"row": row([(150_000, 100_000)], blocks=8000)}, {"row": LIMITS}).splitlines()
        self.assertEqual(
            [cell.strip() for cell in lines[2].split("|")[1:-1]],
            ["row", "150", "a property", "100", "1.50", "**1.5**", "8", "0", "0", "0"])

    def test_the_checked_in_thresholds_are_understood(self):
        thresholds = json.loads((ROOT / "Benchmarks" / "thresholds.json").read_text())
        for limits in thresholds.values():
            self.assertLessEqual(set(limits), {"floor", *figures.KINDS})
            for kind in figures.KINDS:
                self.assertLessEqual(set(limits.get(kind, {})), set(figures.MEASURES))


if __name__ == "__main__":
    unittest.main()
