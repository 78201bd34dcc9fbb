"""Tests the selection of browser tests."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

import samples

NAMES = ["a.py::one", *(f"a.py::many[{number}]" for number in range(40)), *(f"b.py::few[{number}]" for number in range(3))]


class Samples(unittest.TestCase):
    def test_each_test_keeps_one_case(self):
        self.assertEqual([name.split("[")[0] for name in samples.of(NAMES, "1")], ["a.py::one", "a.py::many", "b.py::few"])

    def test_a_seed_selects_the_same_cases_again(self):
        self.assertEqual(samples.of(NAMES, "1"), samples.of(NAMES, "1"))

    def test_seeds_together_select_every_case(self):
        self.assertEqual({name for seed in range(200) for name in samples.of(NAMES, str(seed))}, set(NAMES))

    def test_one_in_three_tests_is_a_third_rounded_up(self):
        kept = samples.one_in(3, NAMES, "1")
        self.assertEqual(len(kept), 15)
        self.assertEqual(kept, samples.one_in(3, NAMES, "1"))
        self.assertEqual({name for seed in range(50) for name in samples.one_in(3, NAMES, str(seed))}, set(NAMES))
        self.assertEqual(set(samples.one_in(1, NAMES, "1")), set(NAMES))


if __name__ == "__main__":
    unittest.main()
