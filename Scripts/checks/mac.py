"""The steps of the verification on a Mac, their report, and README's table of it."""

import json
import re
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from .command import ROOT, run

REPORTS = ROOT / "Documentation" / "MacReports"
README = ROOT / "README.md"
BEGIN, END = "<!-- mac-report: begin -->", "<!-- mac-report: end -->"
PROJECT = ["-project", "Demos/Apple/Demos.xcodeproj", "-scheme", "DemosApp"]
APP = "org.example.vsm.demos"
DERIVED = ROOT / ".build-mac"
MINUTES = 60
NOT_RUN = "not run"

SAMPLE = """import Combine
import SwiftUI
import VSM

enum CounterViewState {
    case initialized(CounterModel)
    case counted(Int)
}

struct CounterModel {
    func count() -> AnyPublisher<CounterViewState, Never> { Just(.counted(1)).eraseToAnyPublisher() }
}

struct CounterView: View {
    @ViewState var state: CounterViewState

    var body: some View {
        switch state {
        case .initialized(let model): Button("Count") { $state.observe(model.count()) }
        case .counted(let number): Text("\\(number)")
        }
    }
}
"""


class Failed(Exception):
    """The reason why a step failed."""


@dataclass
class Result:
    step: "Step"
    seconds: int
    problem: str | None = None

    @property
    def word(self):
        return f"failed: {self.problem}" if self.problem else "passed"


@dataclass
class Step:
    """A step with the name in tables, and the function that runs its commands."""

    name: str
    title: str
    action: callable

    def run(self):
        start = time.monotonic()
        try:
            self.action()
            problem = None
        except Failed as reason:
            problem = str(reason)
        return Result(self, round(time.monotonic() - start), problem)


def check(*command, minutes=MINUTES, quiet=False):
    """Runs a command and returns its lines, or raises `Failed`."""
    outcome = run(list(command), minutes * 60, quiet=quiet)
    if outcome.problem:
        raise Failed(f"`{' '.join(map(str, command))}` {outcome.problem}")
    return outcome.lines


def build_and_test(*options):
    check("swift", "build", "--build-tests", *options)
    check("swift", "test", "--skip-build", *options)


def test_in_simulator():
    check("xcodebuild", "test", "-scheme", "VSM-Package", "-destination", f"id={device('iOS')}", "-derivedDataPath", DERIVED)


def build_app(destination):
    check("xcodebuild", "build", *PROJECT, "-destination", destination, "-derivedDataPath", DERIVED)


def photograph(system, folder):
    """Starts the app in a simulator and takes a screenshot."""
    simulator = device(system)
    build_app(f"id={simulator}")
    [app, *_] = sorted(DERIVED.glob(f"Build/Products/Debug-{folder}/DemosApp.app")) or [None]
    if app is None:
        raise Failed(f"xcodebuild has built no app for {system} in {DERIVED}")
    check("xcrun", "simctl", "bootstatus", simulator, "-b")
    check("xcrun", "simctl", "install", simulator, app)
    check("xcrun", "simctl", "launch", simulator, APP)
    REPORTS.mkdir(parents=True, exist_ok=True)
    check("xcrun", "simctl", "io", simulator, "screenshot", REPORTS / f"{system}.png")
    check("xcrun", "simctl", "shutdown", simulator)


def device(system):
    """Returns the identifier of a simulator with the newest version of a system."""
    lines = check("xcrun", "simctl", "list", "devices", "available", "--json", quiet=True)
    found = []
    for runtime, devices in json.loads("".join(lines))["devices"].items():
        if match := re.search(rf"SimRuntime\.{system}-(\d+)-(\d+)", runtime):
            found += [((int(match[1]), int(match[2])), entry["udid"]) for entry in devices]
    if not found:
        raise Failed(f"there is no simulator for {system}: install one in Xcode's settings")
    return max(found)[1]


def migrate():
    """Migrates a feature that is written for vsm-ios."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "CounterView.swift"
        file.write_text(SAMPLE)
        check("swift", "run", "--package-path", "Tools", "vsm", "migrate", folder)


STEPS = [
    Step("macos", "macOS: the package and its tests, with SwiftUI", build_and_test),
    Step("portable", "macOS: the same with PortableUI", lambda: build_and_test("--traits", "PortableUI")),
    Step("demos", "macOS: the demos, their server and their tests",
         lambda: build_and_test("--package-path", "Demos", "--traits", "PortableUI")),
    Step("simulator", "iOS simulator: the tests of the package", test_in_simulator),
    Step("mac-app", "macOS: the app of the demos", lambda: build_app("platform=macOS")),
    Step("ios-app", "iOS simulator: the app of the demos, with a screenshot", lambda: photograph("iOS", "iphonesimulator")),
    Step("vision-app", "visionOS simulator: the app of the demos, with a screenshot",
         lambda: photograph("xrOS", "xrsimulator")),
    Step("migrate", "`vsm migrate` on a feature for vsm-ios", migrate),
]


def run_steps(only=None):
    """Runs the steps, also after one has failed, and returns their results."""
    results = []
    for step in STEPS:
        if only and step.name not in only:
            continue
        print(f"\n== {step.title}", flush=True)
        results.append(step.run())
        print(f"{results[-1].word} after {results[-1].seconds} s", flush=True)
    return results


def write_report(results, date):
    """Writes the report of a day and returns its file."""
    versions = [line.strip() for command in (["sw_vers"], ["xcodebuild", "-version"], ["swift", "--version"])
                for line in run(command, 60, quiet=True).lines if line.strip()]
    commit = "".join(run(["git", "rev-parse", "HEAD"], 60, quiet=True).lines).strip()
    rows = [f"| {result.step.title} | {result.word} | {result.seconds} |" for result in results]
    REPORTS.mkdir(parents=True, exist_ok=True)
    file = REPORTS / f"{date.isoformat()}.md"
    file.write_text("\n".join([
        f"# Verified on a Mac on {date.isoformat()}", "",
        f"`Scripts/verify-mac` wrote this report of commit {commit}.", "",
        *(f"- {line}" for line in versions), "",
        "| step | result | seconds |", "|---|---|---:|", *rows, "",
    ]))
    return file


def newest_report():
    """Returns the date of the newest report and its results by title, or `None`."""
    files = sorted(REPORTS.glob("????-??-??.md"))
    if not files:
        return None
    rows = re.findall(r"^\| (.+?) \| (passed|failed.*?) \| \d+ \|$", files[-1].read_text(), re.MULTILINE)
    return files[-1].stem, dict(rows)


def table():
    """Returns README's table of what ran on a Mac."""
    report = newest_report()
    date, results = report or (None, {})
    head = f"result on {date}" if date else "result"
    rows = [f"| {step.title} | {results.get(step.title, NOT_RUN)} |" for step in STEPS]
    return "\n".join([f"| on a Mac | {head} |", "|---|---|", *rows])


def written(text):
    """Returns README's text with the table of the newest report."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def write_table():
    README.write_text(written(README.read_text()))
    return 0
