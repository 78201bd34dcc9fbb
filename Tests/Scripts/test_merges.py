"""The publishers that Scripts/generate-merges writes for each number of upstreams."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import merges


class Merges(unittest.TestCase):
    def test_each_pair_of_neighbors_has_equal_outputs_and_failures(self):
        self.assertEqual(
            merges._equal(["", "B", "C"]),
            ["Failure == B.Failure", "Output == B.Output", "B.Failure == C.Failure", "B.Output == C.Output"])

    def test_conditions_that_are_too_long_are_wrapped(self):
        self.assertEqual(merges._where(["A == B", "B == C"], 25), ["where A == B, B == C {"])
        self.assertEqual(merges._where(["A == B", "B == C"], 12), ["where", "  A == B,", "  B == C", "{"])

    def test_no_line_is_longer_than_the_format_allows(self):
        for path, source in merges.sources().items():
            self.assertEqual([line for line in source.splitlines() if len(line) > merges.WIDTH], [], path.name)

    def test_a_merge_can_grow_to_eight_upstreams(self):
        source = "".join(merges.sources().values())
        for count in range(3, 9):
            self.assertIn(f"public struct Merge{count}<", source)
        self.assertEqual(source.count("/// Merges one more publisher"), 6)
        self.assertEqual(source.count("/// Merges six more publishers"), 1)


if __name__ == "__main__":
    unittest.main()
