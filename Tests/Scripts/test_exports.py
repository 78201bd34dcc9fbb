"""Whether the check of the names that `SwiftUIShim` exports can fail."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.exports import complaints

EXPORTS = "@_exported import struct PortableUI.Text\n  @_exported import func PortableUI.withAnimation\n"
INTERFACE = "Text: init()\nstruct Text\nfunc withAnimation<R>(_ body: () -> R) -> R\nenum Op: Hashable\nclass _Node\n"


class ExportsTests(unittest.TestCase):
    def test_each_public_name_is_exported_or_in_the_domain(self):
        self.assertEqual(list(complaints(EXPORTS, INTERFACE, "public struct Op {}\n")), [])

    def test_a_name_that_a_feature_cannot_use_is_a_problem(self):
        found = list(complaints(EXPORTS, INTERFACE + "@MainActor struct Slider\n", "public struct Op {}\n"))
        self.assertEqual(len(found), 1)
        self.assertIn("PortableUI.Slider: a feature cannot use it", found[0])

    def test_a_name_that_is_exported_and_in_the_domain_is_a_problem(self):
        found = list(complaints(EXPORTS, INTERFACE, "public struct Op {}\npublic struct Text {}\n"))
        self.assertEqual(len(found), 1)
        self.assertIn("PortableUI.Text: Exports.swift exports it", found[0])

    def test_a_name_that_is_gone_is_a_problem(self):
        found = list(complaints(EXPORTS, INTERFACE, "public struct Op {}\npublic enum Tag {}\n"))
        self.assertEqual(len(found), 1)
        self.assertIn("Tag is no public name", found[0])


if __name__ == "__main__":
    unittest.main()
