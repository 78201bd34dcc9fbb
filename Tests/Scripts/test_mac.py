"""The verification on a Mac, with stand-ins for the programs of Xcode that record and check their arguments."""

import datetime
import json
import os
import re
import sys
import tempfile
import unittest
import xml.etree.ElementTree
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import mac

DEVICES = {
    "devices": {
        "com.apple.CoreSimulator.SimRuntime.iOS-18-2": [{"udid": "OLD"}],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-4": [{"udid": "PHONE"}],
        "com.apple.CoreSimulator.SimRuntime.xrOS-26-4": [{"udid": "VISION"}],
    }
}
# Each stand-in appends its arguments to a file, and rejects what the real program does not know.
STAND_IN = """#!{python}
import json, os, sys
name, arguments = os.path.basename(sys.argv[0]), sys.argv[1:]
with open(os.environ["STAND_IN_LOG"], "a") as log:
    log.write(json.dumps([name, *arguments]) + "\\n")
if " ".join([name, *arguments]).startswith(os.environ.get("STAND_IN_FAILS") or "\\0"):
    sys.exit(65)
if name == "xcodebuild":
    if arguments[:1] not in (["build"], ["test"], ["-version"]):
        sys.exit("xcodebuild: error: unknown action " + repr(arguments[:1]))
    if "-project" in arguments and not os.path.isdir(arguments[arguments.index("-project") + 1]):
        sys.exit("xcodebuild: error: the project does not exist")
    if "-derivedDataPath" in arguments and "build" in arguments:
        for kind in ("iphonesimulator", "xrsimulator"):
            os.makedirs(os.path.join(arguments[arguments.index("-derivedDataPath") + 1], "Build/Products/Debug-" + kind, "DemosApp.app"), exist_ok=True)
if name == "xcrun":
    if arguments[:1] != ["simctl"] or arguments[1] not in ("list", "bootstatus", "install", "launch", "io", "shutdown"):
        sys.exit("xcrun: error: unknown arguments " + repr(arguments))
    if arguments[1] == "list":
        print('{devices}')
    if arguments[1] == "io":
        open(arguments[4], "w").close()
if name == "sw_vers":
    print("ProductVersion: 26.4")
"""


class Mac(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        programs = self.folder / "bin"
        programs.mkdir()
        for name in ("swift", "xcodebuild", "xcrun", "sw_vers"):
            file = programs / name
            file.write_text(STAND_IN.format(python=sys.executable, devices=json.dumps(DEVICES)))
            file.chmod(0o755)
        self.log = self.folder / "log"
        environment = {"PATH": f"{programs}:{os.environ['PATH']}", "STAND_IN_LOG": str(self.log)}
        self.enterContext(mock.patch.dict(os.environ, environment))
        self.enterContext(mock.patch.object(mac, "REPORTS", self.folder / "reports"))
        self.enterContext(mock.patch.object(mac, "DERIVED", self.folder / "derived"))
        self.enterContext(mock.patch("builtins.print"))
        self.enterContext(mock.patch("sys.stdout"))

    def calls(self):
        return [json.loads(line) for line in self.log.read_text().splitlines()] if self.log.exists() else []

    def test_all_steps_pass_and_are_in_the_report_and_the_table(self):
        results = mac.run_steps()
        self.assertEqual([result.problem for result in results], [None] * len(mac.STEPS))
        report = mac.write_report(results, datetime.date(2026, 12, 1)).read_text()
        self.assertIn("- ProductVersion: 26.4", report)
        self.assertIn("| iOS simulator: the tests of the package | passed |", report)
        self.assertIn("| on a Mac | result on 2026-12-01 |", mac.table())
        self.assertNotIn(mac.NOT_RUN, mac.table())

    def test_the_newest_simulator_of_a_system_is_used(self):
        mac.run_steps(["simulator", "vision-app"])
        destinations = [call[call.index("-destination") + 1] for call in self.calls() if "-destination" in call]
        self.assertEqual(destinations, ["id=PHONE", "id=VISION"])
        self.assertTrue((mac.REPORTS / "xrOS.png").exists())

    def test_traits_are_on_and_off(self):
        mac.run_steps(["macos", "portable"])
        self.assertEqual(
            [call[1:] for call in self.calls()],
            [["build", "--build-tests"], ["test", "--skip-build"], ["build", "--build-tests", "--traits", "PortableUI"],
             ["test", "--skip-build", "--traits", "PortableUI"]])

    def test_a_failed_step_is_named_and_the_others_run(self):
        with mock.patch.dict(os.environ, {"STAND_IN_FAILS": "xcodebuild test"}):
            results = mac.run_steps(["simulator", "mac-app"])
        self.assertIn("`xcodebuild test -scheme VSM-Package", results[0].problem)
        self.assertIsNone(results[1].problem)
        mac.write_report(results, datetime.date(2026, 12, 2))
        self.assertIn("| iOS simulator: the tests of the package | failed: `xcodebuild test", mac.table())
        self.assertIn("| macOS: the package and its tests, with SwiftUI | not run |", mac.table())

    def test_without_a_simulator_the_step_says_what_to_install(self):
        with mock.patch.object(mac, "check", return_value=['{"devices": {}}']), self.assertRaisesRegex(mac.Failed, "install"):
            mac.device("iOS")

    def test_without_a_report_nothing_ran(self):
        self.assertEqual(mac.table().count(f"| {mac.NOT_RUN} |"), len(mac.STEPS))


class Files(unittest.TestCase):
    def test_the_table_in_the_readme_is_the_newest_report(self):
        text = mac.README.read_text()
        self.assertEqual(text, mac.written(text), "run Scripts/verify-mac --table")

    def test_the_project_refers_to_what_exists(self):
        project = mac.ROOT / "Demos" / "Apple" / "Demos.xcodeproj"
        text = (project / "project.pbxproj").read_text()
        defined = re.findall(r"^\t\t(\w{24})(?: /\*.*\*/)? = \{", text, re.MULTILINE)
        self.assertEqual(len(defined), len(set(defined)))
        self.assertEqual(set(re.findall(r"\bD3\w{22}\b", text)), set(defined))
        self.assertEqual(text.count("{"), text.count("}"))
        self.assertEqual(text.count("("), text.count(")"))
        products = set(re.findall(r"productName = (\w+);", text)) - {"DemosApp"}
        manifests = "".join((mac.ROOT / part / "Package.swift").read_text() for part in (".", "Demos"))
        for product in products:
            self.assertIn(f'.library(name: "{product}"', manifests)
        for path in re.findall(r"relativePath = (\S+);", text):
            self.assertTrue((project.parent / path / "Package.swift").exists(), path)
        for path in re.findall(r"RootGroup; path = (\w+);", text):
            self.assertTrue((project.parent / path).is_dir(), path)

    def test_the_scheme_builds_the_target_of_the_project(self):
        project = mac.ROOT / "Demos" / "Apple" / "Demos.xcodeproj"
        scheme = xml.etree.ElementTree.parse(project / "xcshareddata" / "xcschemes" / "DemosApp.xcscheme")
        for reference in scheme.iter("BuildableReference"):
            self.assertIn(reference.get("BlueprintIdentifier"), (project / "project.pbxproj").read_text())


if __name__ == "__main__":
    unittest.main()
