"""The figures that the load harness of live pages computes from its measurements."""

import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Benchmarks" / "Web")]

from checks import measured
from harness import phases, report, samples, subjects, table
from harness.machine import Load
from harness.problem import Problem
from harness.runs import Results
from harness.server import Subject


def results(**series):
    """Results with one figure, the median of the phase of one session, in each run of each subject."""
    return Results({
        (subject, "one-session"): [value and {"p50": value} for value in values] for subject, values in series.items()
    })


class Samples(unittest.TestCase):
    def test_a_percentile_is_a_value_that_was_measured(self):
        values = list(range(100, 0, -1))
        self.assertEqual([samples.percentile(values, percent) for percent in (0, 50, 99, 100)], [1, 50, 99, 100])
        self.assertEqual([samples.percentile([7], percent) for percent in (0, 50, 99)], [7, 7, 7])

    def test_figures_are_in_milliseconds(self):
        self.assertEqual(samples.milliseconds([0.002, 0.001, 0.5]), {"p50": 2, "p99": 500})

    def test_the_slope_ignores_what_a_process_needs_without_sessions(self):
        self.assertAlmostEqual(samples.slope([(50, 1050), (200, 1200), (500, 1500)]), 1)

    def test_a_ratio_is_that_of_figures_of_one_run_even_when_the_machine_slows_down(self):
        self.assertEqual(samples.ratio([10, 100, 30], [20, 200, 20]), 0.5)

    def test_runs_without_one_of_the_figures_do_not_count(self):
        self.assertEqual(samples.ratio([None, 3, 4], [1, None, 2]), 2)
        self.assertIsNone(samples.ratio([1, None], [None, 1]))


class Table(unittest.TestCase):
    def test_without_peers_there_is_no_ratio(self):
        self.assertEqual(
            table.lines(results(ours=[0.5, 0.7]), ["ours"]),
            [["", "ours"], ["click of the only session, p50, ms", "0.60 (0.50 to 0.70)"]])

    def test_the_ratio_is_to_the_peer_with_the_best_median(self):
        found = results(ours=[1, 4], a=[2, 8], b=[1, 100])
        self.assertEqual(table.lines(found, ["ours", "a", "b"])[1][-1], "0.50 (a)")

    def test_where_more_is_better_the_best_peer_has_most(self):
        row = table.Row("clicks", "throughput", "clicks", sign=-1)
        self.assertEqual(table.comparison(row, [10], {"a": [20], "b": [5]}), "0.50 (a)")

    def test_a_run_that_failed_is_left_out(self):
        found = results(ours=[None, 4], a=[9, 2])
        self.assertEqual(table.lines(found, ["ours", "a"])[1][1:], ["4", "5.5 (2 to 9)", "2.00 (a)"])

    def test_what_a_peer_lacks_is_a_dash(self):
        self.assertEqual(table.lines(results(ours=[1], a=[None]), ["ours", "a"])[1][1:], ["1", "–", "–"])

    def test_numbers_have_about_three_digits(self):
        found = [table.number(value) for value in (0.456, 2, 12.34, 104_769.4, 0)]
        self.assertEqual(found, ["0.46", "2", "12.3", "104,769", "0"])

    def test_columns_are_aligned(self):
        lines = table.markdown([["", "ours"], ["page", "1"]]).splitlines()
        self.assertEqual(lines, ["|      | ours |", "| ---- | ---: |", "| page |    1 |"])

    def test_every_row_is_of_a_phase(self):
        self.assertLessEqual({row.phase for row in table.ROWS}, {phase.name for phase in phases.ALL})


class Reports(unittest.TestCase):
    def test_a_report_has_the_machine_the_versions_the_command_and_the_table(self):
        subject = Subject("a", None, [], versions="a 1.0")
        text = report.report(results(a=[1]), [subject], 5, "Scripts/benchmark-web", "6.3.1")
        for part in ("Swift 6.3.1", "runs of each timed phase: 5", "- a: a 1.0", "\nScripts/benchmark-web\n", "|   1 |"):
            self.assertIn(part, text)

    def test_the_version_of_swift_is_the_number(self):
        self.assertEqual(report.swift_version("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x"), "6.3.1")

    def test_the_page_has_a_place_for_it(self):
        page = ROOT / "Documentation" / "LivePageFigures.md"
        self.assertIn("new", measured.filled(page.read_text(), {"figures": "new"}, page.name))

    def test_the_page_describes_every_phase(self):
        page = (ROOT / "Documentation" / "LivePageFigures.md").read_text()
        for phase in phases.ALL:
            self.assertIn(f"`{phase.name}`", page)


class Loads(unittest.TestCase):
    def test_a_disturbed_measurement_is_reported_with_its_cause(self):
        self.assertIn("other_pct 40", Load(90, 50, 40).warning)
        self.assertIn("harness_pct 98", Load(90, 98, 3).warning)
        self.assertIsNone(Load(100, 50, 10).warning)


class Subjects(unittest.TestCase):
    def test_an_unknown_peer_is_reported_with_the_known_ones(self):
        with self.assertRaisesRegex(Problem, "no peer named x: the peers are datastar, pyview"):
            subjects.requirements("x")

    def test_a_program_that_is_not_built_is_reported(self):
        with self.assertRaisesRegex(Problem, "so that it is built"):
            subjects.ours(ROOT / "no" / "program")

    def test_every_peer_has_an_app_and_the_versions_of_its_packages(self):
        for name in subjects.PEERS:
            peer = subjects.peer(name, "python")
            self.assertTrue(peer.command[-1].exists())
            self.assertRegex(peer.versions, r"^[a-z-]+ [\d.]+(, [a-z-]+ [\d.]+)+$")


class Script(unittest.TestCase):
    def test_wrong_options_get_one_line_and_the_status_2(self):
        for options, problem in (
            (["--peer", "x"], "there is no peer named x"),
            (["--only", "x"], "there is no phase named x"),
            (["--runs", "0"], "0 runs measure nothing"),
            (["--write", "--smoke"], "--write needs all figures"),
        ):
            run = subprocess.run([ROOT / "Scripts" / "benchmark-web", *options], capture_output=True, text=True)
            self.assertEqual(run.returncode, 2)
            self.assertRegex(run.stderr, f"^Scripts/benchmark-web: {problem}.*\n$")
            self.assertEqual(run.stdout, "")


if __name__ == "__main__":
    unittest.main()
