"""What the test script counts, from lines as the runners print them."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import tally
from checks.tally import Tally

SWIFT = """\
◇ Test run started.
◇ Test many(n:) started.
➜ Test off() skipped: "why"
✘ Test many(n:) recorded an issue with 1 argument n → 2 at T.swift:8:51: Expectation failed: (n → 2) == 1
✘ Test case passing 1 argument n → 2 to many(n:) failed after 0.001 seconds with 1 issue.
✘ Test many(n:) with 3 test cases failed after 0.001 seconds with 2 issues.
✔ Test known() passed after 0.001 seconds with 1 known issue.
✔ Test "a name with failed after words" passed after 0.002 seconds.
✘ Test bad() failed after 0.002 seconds with 2 issues.
✘ Suite S failed after 0.002 seconds with 6 issues (including 1 known issue).
✘ Test run with 6 tests in 1 suite failed after 0.003 seconds with 6 issues (including 1 known issue).
""".splitlines()


class SwiftTesting(unittest.TestCase):
    def test_a_failed_test_counts_once_however_many_issues_it_has(self):
        self.assertEqual(tally.swift_testing(SWIFT), Tally(passed=3, failed=2, skipped=1))

    def test_a_run_without_failures(self):
        lines = ["✔ Test run with 52 tests in 7 suites passed after 1.2 seconds."]
        self.assertEqual(tally.swift_testing(lines), Tally(passed=52))

    def test_runs_of_several_bundles_add_up(self):
        lines = ["✔ Test run with 1 test in 0 suites passed after 1.2 seconds."] * 2
        self.assertEqual(tally.swift_testing(lines), Tally(passed=2))

    def test_a_run_that_crashed_has_no_tally(self):
        self.assertIsNone(tally.swift_testing(SWIFT[:-1]))


class Pytest(unittest.TestCase):
    def test_a_run_without_failures(self):
        self.assertEqual(tally.pytest(["......", "6 passed in 1.52s"]), Tally(passed=6))

    def test_errors_are_failures(self):
        closing = "==== 3 failed, 40 passed, 1 skipped, 2 errors in 92.41s (0:01:32) ===="
        self.assertEqual(tally.pytest([closing]), Tally(passed=40, failed=5, skipped=1))

    def test_a_run_that_was_ended_has_no_tally(self):
        self.assertIsNone(tally.pytest(["......"]))


class Unittest(unittest.TestCase):
    def test_a_run_without_failures(self):
        self.assertEqual(tally.unittest(["Ran 9 tests in 0.001s", "", "OK"]), Tally(passed=9))

    def test_errors_are_failures(self):
        lines = ["Ran 9 tests in 0.001s", "", "FAILED (failures=2, errors=1)"]
        self.assertEqual(tally.unittest(lines), Tally(passed=6, failed=3))


if __name__ == "__main__":
    unittest.main()
