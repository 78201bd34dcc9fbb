"""The end of a command whose tests stand still, and the names of these tests."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks.underway import UnderWay
from checks.watch import IDLE, Watch


class Clock:
    """A clock that a test advances."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class StandingStill(unittest.TestCase):
    def setUp(self):
        self.clock = Clock()
        self.watch = Watch(10, self.clock)
        self.used = 0.0

    def after(self, seconds, work=0.0, ends=None):
        """Whether the tests stand still although the processes have worked or a test has ended for a time."""
        self.clock.now += seconds
        self.used += work
        if ends:
            self.watch.tests.see(f"✔ Test {ends} passed after 0.1 seconds.")
        return self.watch.stands_still(self.used)

    def test_without_work_and_ends_for_the_whole_time_they_do(self):
        self.assertFalse(self.after(9.9))
        self.assertTrue(self.after(0.1))

    def test_a_process_that_works_is_progress(self):
        self.assertFalse(self.after(9))
        self.assertFalse(self.after(9, work=1))
        self.assertFalse(self.after(9))
        self.assertTrue(self.after(1))

    def test_a_test_that_ends_is_progress(self):
        self.assertFalse(self.after(9))
        self.assertFalse(self.after(9, ends="a()"))
        self.assertFalse(self.after(9))
        self.assertTrue(self.after(1))

    def test_timers_of_idle_processes_are_no_work(self):
        self.assertFalse(self.after(5, work=10 * IDLE / 3))
        self.assertTrue(self.after(5, work=10 * IDLE / 3))

    def test_little_work_adds_up(self):
        for _ in range(10):
            self.assertFalse(self.after(5, work=10 * IDLE))

    def test_where_the_system_tells_no_processor_time_nothing_stands_still(self):
        self.clock.now += 100
        self.assertFalse(self.watch.stands_still(None))


def under_way(*lines, rest=""):
    tests = UnderWay()
    for line in lines:
        tests.see(line)
    return tests.names(rest)


class Names(unittest.TestCase):
    def test_swift_testing(self):
        self.assertEqual(
            under_way(
                "◇ Test run started.",
                "◇ Suite ShopTests started.",
                "◇ Test opens() started.",
                "◇ Test pays(with:) started.",
                '◇ Test "A name, in words" started.',
                "◇ Test skipped() started.",
                "◇ Test ends() started.",
                "◇ Test fails() started.",
                "◇ Test case passing 1 argument with → 1 to pays(with:) started.",
                "✔ Test ends() passed after 0.012 seconds.",
                "✘ Test case passing 1 argument with → 1 to pays(with:) failed after 0.1 seconds with 1 issue.",
                "✘ Test fails() failed after 0.012 seconds with 2 issues.",
                "➜ Test skipped() skipped: there is no server",
            ),
            ["opens()", "pays(with:)", '"A name, in words"'],
        )

    def test_parameterized_tests_end(self):
        self.assertEqual(
            under_way(
                "◇ Test pays(with:) started.", "✔ Test pays(with:) with 3 test cases passed after 0.012 seconds."), [])

    def test_tests_with_the_same_name_are_counted(self):
        self.assertEqual(
            under_way("◇ Test opens() started.", "◇ Test opens() started.", "✔ Test opens() passed after 1.2 seconds."),
            ["opens()"],
        )

    def test_xctest(self):
        self.assertEqual(
            under_way(
                "Test Case 'ShopTests.testA' started at 2026-01-01 10:00:00.000",
                "Test Case 'ShopTests.testB' started.",
                "Test Case 'ShopTests.testA' passed (0.1 seconds)",
            ),
            ["ShopTests.testB"],
        )

    def test_pytest(self):
        self.assertEqual(
            under_way(
                "Tests/Browser/test_a.py::test_one PASSED       [ 10%]",
                "Tests/Browser/test_a.py::test_two[a b] SKIPPED (no browser) [ 20%]",
                rest="Tests/Browser/test_a.py::test_three ",
            ),
            ["Tests/Browser/test_a.py::test_three"],
        )

    def test_pytest_on_several_processes(self):
        self.assertEqual(
            under_way(
                "Tests/Browser/test_a.py::test_one ",
                "Tests/Browser/test_a.py::test_two[a b] ",
                "[gw0] [  3%] PASSED Tests/Browser/test_a.py::test_one ",
                rest="Tests/Browser/test_b.py::Class::test_three ",
            ),
            ["Tests/Browser/test_a.py::test_two[a b]", "Tests/Browser/test_b.py::Class::test_three"],
        )

    def test_a_long_list_is_cut(self):
        tests = UnderWay()
        for number in range(25):
            tests.see(f"◇ Test number{number}() started.")
        self.assertTrue(tests.description().endswith("number19() and 5 more"))
        self.assertEqual(UnderWay().description(), "no test is under way")


if __name__ == "__main__":
    unittest.main()
