"""Tests of finding and installing Chromium, nginx and Caddy for the browser tests."""

import os
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import browser
from checks.command import Outcome


class Installation(unittest.TestCase):
    def setUp(self):
        self.installed = {"apt-get"}
        self.packages = {"chromium-headless-shell", "chromium", "nginx-light"}
        self.commands = []
        for patch in (
            mock.patch.dict(os.environ, clear=True),
            mock.patch("shutil.which", lambda name: f"/bin/{name}" if name in self.installed else None),
            mock.patch("os.geteuid", lambda: 0),
            mock.patch.object(browser, "run", self.run_command),
        ):
            patch.start()
            self.addCleanup(patch.stop)

    def run_command(self, command, seconds, environment):
        self.commands.append(command[1])
        if command[1] == "update":
            return Outcome([], 0)
        if command[-1] not in self.packages:
            return Outcome([], 100)
        self.installed.add(command[-1])
        return Outcome([], 0)

    def test_the_headless_chromium_is_preferred(self):
        self.installed |= {"chromium", "chromium-headless-shell"}
        self.assertEqual(browser.find("chromium"), "/bin/chromium-headless-shell")

    def test_another_installed_chromium_is_used(self):
        self.installed.add("chromium")
        self.assertEqual(browser.find("chromium"), "/bin/chromium")

    def test_the_variable_counts_more_than_installed_programs(self):
        self.installed.add("chromium")
        os.environ["CHROMIUM"] = "/opt/chromium"
        self.assertEqual(browser.find("chromium"), "/opt/chromium")

    def test_only_the_headless_chromium_is_installed(self):
        self.assertEqual(browser.install("chromium", 1), "/bin/chromium-headless-shell")
        self.assertEqual(self.commands, ["update", "install"])

    def test_the_whole_chromium_is_installed_where_there_is_no_headless_one(self):
        self.packages.remove("chromium-headless-shell")
        self.assertEqual(browser.install("chromium", 1), "/bin/chromium")

    def test_a_failed_installation_is_the_reason_to_skip(self):
        self.packages.clear()
        with self.assertRaisesRegex(browser.Unavailable, "`apt-get install .* chromium` ended with status 100"):
            browser.install("chromium", 1)

    def test_another_browser_is_installed_by_its_package(self):
        self.packages.add("firefox-esr")
        self.assertEqual(browser.install("firefox", 1), "/bin/firefox-esr")
        self.assertEqual(browser.find("firefox"), "/bin/firefox-esr")

    def test_webkit_is_there_with_its_engine_and_a_display(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(browser, "LIBRARIES", Path(folder)):
            self.assertIsNone(browser.find("webkit"))
            engine = Path(folder, "x86_64-linux-gnu", browser.ENGINE)
            engine.parent.mkdir(parents=True)
            engine.touch()
            self.assertIsNone(browser.find("webkit"))
            self.installed |= {"Xvfb", browser.PROGRAMS["webkit"][0]}
            self.assertIsNotNone(browser.find("webkit"))

    def test_missing_proxies_are_installed(self):
        self.packages.add("caddy")
        browser.install_proxies(1)
        self.assertLessEqual({"nginx-light", "caddy"}, self.installed)

    def test_a_missing_package_does_not_prevent_the_other(self):
        self.packages = {"caddy"}
        browser.install_proxies(1)
        self.assertIn("caddy", self.installed)

    def test_installed_proxies_are_used(self):
        self.installed |= {"nginx", "caddy"}
        browser.install_proxies(1)
        self.assertEqual(self.commands, [])

    def test_nobody_but_root_installs_proxies(self):
        with mock.patch("os.geteuid", lambda: 1000):
            browser.install_proxies(1)
        self.assertEqual(self.commands, [])


if __name__ == "__main__":
    unittest.main()
