"""The counts of the test script, from lines as the runners print them."""

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

XCTEST = """\
Test Suite 'Selected tests' started at 2026-11-22 09:14:51.931
Test Case 'T.testGood' started at 2026-11-22 09:14:51.957
Test Case 'T.testGood' passed (0.003 seconds)
/T.swift:16: T.testSkipped : Test skipped - A.feature:3: "Left out" is tagged @skip.
Test Case 'T.testSkipped' skipped (0.001 seconds)
/T.swift:22: error: T.testBad : failed - One.
/T.swift:22: error: T.testBad : failed - Two.
Test Case 'T.testBad' failed (0.002 seconds)
\t Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.006 (0.006) seconds
Test Suite 'Selected tests' failed at 2026-11-22 09:14:51.972
\t Executed 3 tests, with 1 test skipped and 2 failures (0 unexpected) in 0.006 (0.006) seconds
""".splitlines()


class Names(unittest.TestCase):
    def test_the_failed_tests_of_each_runner_are_named_once(self):
        lines = [
            "FAILED Tests/Browser/test_a.py::test_one - AssertionError: no",
            "FAIL: test_two (test_b.B.test_two)",
            *SWIFT,
            *XCTEST,
            *SWIFT,
        ]
        expected = ["Tests/Browser/test_a.py::test_one", "test_two (test_b.B.test_two)", "many(n:)", "bad()", "T.testBad"]
        self.assertEqual(tally.names_of_failed(lines), expected)


class SwiftTesting(unittest.TestCase):
    def test_a_failed_test_counts_once_however_many_issues_it_has(self):
        self.assertEqual(tally.swift_testing(SWIFT), Tally(passed=3, failed=2, skipped=1))

    def test_a_run_without_failures(self):
        lines = ["✔ Test run with 52 tests in 7 suites passed after 1.2 seconds."]
        self.assertEqual(tally.swift_testing(lines), Tally(passed=52))

    def test_runs_of_several_bundles_add_up(self):
        lines = ["✔ Test run with 1 test in 0 suites passed after 1.2 seconds."] * 2
        self.assertEqual(tally.swift_testing(lines), Tally(passed=2))

    def test_a_cancelled_test_is_skipped_and_a_cancelled_case_is_none(self):
        lines = """\
➜ Test alone() was cancelled after 0.002 seconds: "A.feature:3: "Left out" is tagged @skip."
➜ Test plain() was cancelled after 0.002 seconds.
➜ Test case passing 1 argument scenario → A: B to each(_:) was cancelled after 0.006 seconds: "why"
✔ Test each(_:) with 2 test cases passed after 0.007 seconds.
✔ Test "what was cancelled after a while" passed after 0.007 seconds.
✔ Test run with 4 tests in 1 suite passed after 0.009 seconds.
""".splitlines()
        self.assertEqual(tally.swift_testing(lines), Tally(passed=2, skipped=2))

    def test_tests_of_xctest_count_too(self):
        lines = XCTEST + ["✔ Test run with 2 tests in 1 suite passed after 0.009 seconds."]
        self.assertEqual(tally.swift_testing(lines), Tally(passed=3, failed=1, skipped=1))

    def test_a_run_that_crashed_has_no_tally(self):
        self.assertIsNone(tally.swift_testing(SWIFT[:-1]))
        self.assertIsNone(tally.swift_testing(XCTEST))


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
