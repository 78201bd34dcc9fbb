"""The differences of symbol graphs that are found."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.graphs import Graph, differences


def graph(*declarations, sendable=()):
    """A graph of pairs of a path and a declaration."""
    symbols = [
        {
            "identifier": {"precise": path},
            "pathComponents": path.split("."),
            "declarationFragments": [{"spelling": text}],
        }
        for path, text in declarations
    ]
    conformances = [
        {"kind": "conformsTo", "source": path, "target": "s", "targetFallback": "Swift.Sendable"} for path in sendable
    ]
    return Graph({"symbols": symbols, "relationships": conformances})


class Differences(unittest.TestCase):
    def rows(self, original, other, **options):
        view = ("View", "protocol View")
        return differences(graph(view, *original), graph(view, *other, **options))

    def test_a_member_that_the_original_lacks_is_found(self):
        self.assertEqual(self.rows([], [("View.f(_:)", "func f(_ x: Int)")])[0][0], "`View.f(_:)`")

    def test_a_function_with_fewer_parameters_is_no_difference(self):
        self.assertEqual(self.rows([("View.f(a:b:)", "func f")], [("View.f(b:)", "func f")]), [])
        self.assertEqual(len(self.rows([("View.f(a:b:)", "func f")], [("View.f(b:a:)", "func f")])), 1)

    def test_laxer_isolation_is_found(self):
        strict, lax = [("View.f()", "@MainActor func f()")], [("View.f()", "func f()")]
        self.assertEqual(self.rows(strict, lax), [("`View.f()`", "main actor", "nonisolated")])
        self.assertEqual(self.rows(lax, strict), [])

    def test_a_type_that_is_sendable_only_there_is_found(self):
        stack = [("Stack", "struct Stack")]
        self.assertEqual(self.rows(stack, stack, sendable=["Stack"])[0][2], "`Sendable`")


if __name__ == "__main__":
    unittest.main()
