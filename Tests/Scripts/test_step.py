"""The results of the steps of a test run."""

import contextlib
import io
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import tally
from checks.step import Run
from checks.watch import Watch

PASSED = "Test run with 2 tests in 1 suite passed after 0.1 seconds."
FAILED = ["x Test bad() failed after 0.1 seconds with 1 issue.", PASSED.replace("passed", "failed")]


def summary(*scripts, minutes=5, check=False):
    """The exit status and the last lines after running shell scripts as the steps of a run."""
    with contextlib.redirect_stdout(io.StringIO()) as output:
        run = Run(minutes)
        for number, script in enumerate(scripts, start=1):
            run.begin(f"Step {number}")
            if check:
                run.check(["sh", "-c", script], 1)
            else:
                run.test(["sh", "-c", script], 1, tally.swift_testing)
        status = run.summarize()
    return status, output.getvalue().partition("== Summary\n")[2].splitlines()


class Steps(unittest.TestCase):
    def test_totals_are_those_of_all_steps(self):
        self.assertEqual(summary(f"echo '{PASSED}'", f"echo '{PASSED}'"), (0, ["4 passed, 0 failed"]))

    def test_a_failed_test_is_one_failure_and_is_named(self):
        status, lines = summary(f"echo '{FAILED[0]}'; echo '{FAILED[1]}'; exit 1")
        self.assertEqual((status, lines), (1, ["FAILED: Step 1: 1 failed: bad()", "1 passed, 1 failed"]))

    def test_a_crash_is_a_failure(self):
        status, lines = summary("echo started; exit 1")
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("look for a crash", lines[0])

    def test_a_race_that_the_sanitizer_reports_is_a_failure_though_all_tests_pass(self):
        status, lines = summary(f"echo '{PASSED}'; exit 66")
        self.assertEqual((status, lines[-1]), (1, "2 passed, 1 failed"))

    def test_a_run_without_tests_is_a_failure(self):
        status, lines = summary(f"echo '{PASSED.replace('2 tests', '0 tests')}'")
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("ran no tests", lines[0])

    def test_a_failed_check_is_a_failure(self):
        self.assertEqual(summary("exit 1", check=True)[0], 1)

    def test_a_build_is_done_once_in_a_run_unless_it_fails(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            log = Path(folder, "log")
            run = Run(5)
            good, bad = (["sh", "-c", f"echo {name} >> {log}; exit {status}"] for name, status in (("good", 0), ("bad", 1)))
            self.assertEqual([run.build(good, 1), run.build(good, 1), run.has_built(good)], [True, True, True])
            self.assertEqual([run.build(bad, 1), run.build(bad, 1), run.has_built(bad)], [False, False, False])
            self.assertTrue(run.build(good, 1, {"VSM_TESTS": "VSMTests"}))
            self.assertEqual(log.read_text().split(), ["good", "bad", "bad", "good"])

    def test_a_run_that_stands_still_is_a_failure_and_names_what_is_under_way(self):
        script = f"echo '{FAILED[0]}'; echo '◇ Test hangs() started.'; exec sleep 3600"
        with unittest.mock.patch("checks.step.Watch", lambda: Watch(1)):
            status, lines = summary(script)
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("no process worked for 1 seconds; under way: hangs(); failed before: bad()", lines[0])

    def test_when_no_time_is_left_the_rest_fails(self):
        status, lines = summary(f"echo '{PASSED}'", minutes=0)
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))

    def test_what_was_skipped_is_named(self):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            run = Run(1)
            run.begin("Pages")
            run.skip("there is no browser")
            self.assertEqual(run.summarize(), 0)
        self.assertIn("skipped: Pages: there is no browser", output.getvalue())

    def test_the_time_of_each_step_is_printed(self):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            with unittest.mock.patch("checks.step.time.monotonic", side_effect=[0, 0, 61, 200]):
                run = Run(1)
                run.begin("Build")
                run.begin("Tests")
                run.summarize()
        lines = output.getvalue().partition("== Steps, in minutes and seconds\n")[2].splitlines()[:3]
        self.assertEqual(lines, ["   1:01  Build", "   2:19  Tests", "   3:20  all of them"])


if __name__ == "__main__":
    unittest.main()
