"""The commands of the test script: limits, output and status."""

import contextlib
import io
import os
import select
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import processes
from checks.command import run
from checks.watch import Watch

STARTED = "echo '◇ Test ends() started.'; echo '◇ Test hangs() started.'; echo '✔ Test ends() passed after 0.1 seconds.'"
BUSY = "import time; end = time.monotonic() + 4\nwhile time.monotonic() < end: pass"


def quietly(command, seconds=60, **options):
    with contextlib.redirect_stdout(io.StringIO()) as output:
        outcome = run(command, seconds, **options)
    return outcome, output.getvalue()


def has_ended(process):
    """Whether a process is gone, or goes within seconds: the kill is sent, but the system takes its moment."""
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    with open(handle) as handle:
        return bool(select.select([handle], [], [], 10)[0])


class Run(unittest.TestCase):
    def test_output_is_passed_on_and_kept(self):
        outcome, output = quietly(["sh", "-c", "echo one; echo two >&2"])
        self.assertEqual(outcome.lines, ["one", "two"])
        self.assertTrue(output.endswith("one\ntwo\n"))
        self.assertIsNone(outcome.problem)

    def test_a_status_other_than_zero_is_a_problem(self):
        outcome, _ = quietly(["sh", "-c", "exit 3"])
        self.assertEqual(outcome.problem, "ended with status 3")

    def test_there_is_no_standard_input(self):
        outcome, _ = quietly(["cat"])
        self.assertIsNone(outcome.problem)

    def test_a_command_that_hangs_ends_at_its_limit(self):
        outcome, _ = quietly(["sh", "-c", "echo started; exec sleep 3600"], seconds=5)
        self.assertEqual(outcome.lines, ["started"])
        self.assertIn("its limit", outcome.problem)
        self.assertNotEqual(outcome.status, 0)

    @unittest.skipUnless(hasattr(os, "pidfd_open"), "waits for a process that is not its own child, as Linux can")
    def test_children_with_a_process_group_of_their_own_end_too(self):
        script = "import os, time; os.setpgid(0, 0); print(os.getpid(), flush=True); time.sleep(3600)"
        outcome, _ = quietly(["sh", "-c", f"'{sys.executable}' -c '{script}' & wait"], seconds=5)
        self.assertEqual(len(outcome.lines), 1)
        self.assertTrue(has_ended(int(outcome.lines[0])))

    @unittest.skipUnless(processes.PROC.joinpath("self/stat").exists(), "the system does not tell processor times")
    def test_tests_that_stand_still_are_ended_and_named(self):
        outcome, _ = quietly(["sh", "-c", f"{STARTED}; exec sleep 3600"], watch=Watch(1))
        self.assertEqual(
            outcome.problem, "was ended, since no test ended and no process worked for 1 seconds; under way: hangs()")
        self.assertNotEqual(outcome.status, 0)

    def test_tests_whose_processes_work_go_on(self):
        # In a session of its own, like a browser or a server of a test.
        outcome, _ = quietly(["sh", "-c", f"{STARTED}; setsid '{sys.executable}' -c '{BUSY}'; true"], watch=Watch(1))
        self.assertIsNone(outcome.problem)

    def test_the_limit_names_the_tests_too(self):
        outcome, _ = quietly(["sh", "-c", f"{STARTED}; exec sleep 3600"], seconds=2, watch=Watch())
        self.assertTrue(outcome.problem.endswith("; under way: hangs()"), outcome.problem)

    def test_a_line_without_an_end_is_read_at_once(self):
        outcome, _ = quietly(["sh", "-c", "printf 'a.py::test_b '; exec sleep 3600"], seconds=2, watch=Watch())
        self.assertTrue(outcome.problem.endswith("; under way: a.py::test_b"), outcome.problem)
        self.assertEqual(outcome.lines, ["a.py::test_b "])

    def test_output_that_is_not_text_is_read(self):
        outcome, _ = quietly(["sh", "-c", "printf 'a\\377\\r\\nb\\303'"])
        self.assertEqual(outcome.lines, ["a\ufffd", "b"])

    def test_without_time_left_nothing_starts(self):
        outcome, _ = quietly(["sh", "-c", "echo started"], seconds=0)
        self.assertEqual(outcome.lines, [])
        self.assertIn("no time", outcome.problem)

    def test_a_program_that_is_not_there_is_a_problem(self):
        outcome, _ = quietly(["no-such-program-here"])
        self.assertIn("not started", outcome.problem)


if __name__ == "__main__":
    unittest.main()
