"""Tests of finding out whether network namespaces are allowed."""

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import namespaces
from checks.command import Outcome


class Namespaces(unittest.TestCase):
    def setUp(self):
        self.programs = {"ip", "unshare", "nsenter", "apt-get"}
        self.outcome = Outcome([], 0)
        self.commands = []
        for patch in (
            mock.patch("shutil.which", lambda name: name if name in self.programs else None),
            mock.patch("os.geteuid", lambda: 0),
            mock.patch.object(namespaces, "run", self.run_command),
        ):
            patch.start()
            self.addCleanup(patch.stop)

    def run_command(self, command, seconds, environment=None, quiet=False):
        self.commands.append(command)
        if "iproute2" in command:
            self.programs.add("ip")
        return self.outcome

    def test_iproute2_is_installed(self):
        self.programs.remove("ip")
        self.assertRegex(namespaces.reason_to_skip(), "^ip cannot be found")
        namespaces.install_missing(1)
        self.assertIsNone(namespaces.reason_to_skip())

    def test_what_is_installed_is_used(self):
        namespaces.install_missing(1)
        self.assertEqual(self.commands, [])

    def test_nothing_is_installed_without_rights(self):
        self.programs.remove("ip")
        with mock.patch("os.geteuid", lambda: 1000):
            namespaces.install_missing(1)
        self.assertEqual(self.commands, [])

    def test_the_reason_of_the_system_is_reported(self):
        self.outcome = Outcome(["unshare: unshare failed: Operation not permitted"], 1)
        self.assertIn("unshare failed: Operation not permitted", namespaces.reason_to_skip())


if __name__ == "__main__":
    unittest.main()
