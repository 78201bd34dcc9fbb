"""The installation of Python packages."""

import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import python_environment
from checks.command import Outcome


class Installation(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name, "environment")
        self.requirements = Path(folder.name, "requirements.txt")
        self.requirements.write_text("a==1\n")
        self.commands, self.status = [], 0
        patch = mock.patch.object(python_environment, "run", self.run_command)
        patch.start()
        self.addCleanup(patch.stop)

    def run_command(self, command, seconds):
        self.commands.append(command[2])
        if command[2] == "venv":
            (self.folder / "bin").mkdir(parents=True, exist_ok=True)
            (self.folder / "bin" / "python").touch()
            return Outcome([], 0)
        return Outcome([], self.status)

    def install(self):
        return python_environment.install(self.folder, self.requirements, 1)

    def test_packages_are_installed_once(self):
        self.assertEqual(self.install(), self.folder / "bin" / "python")
        self.install()
        self.assertEqual(self.commands, ["venv", "pip"])

    def test_other_requirements_are_installed_anew(self):
        self.install()
        self.requirements.write_text("a==2\n")
        self.install()
        self.assertEqual(self.commands, ["venv", "pip"] * 2)

    def test_a_failure_is_reported_and_tried_again(self):
        self.status = 1
        for _ in range(2):
            with self.assertRaisesRegex(python_environment.NotInstalled, "pip install .* ended with status 1"):
                self.install()
        self.assertEqual(self.commands, ["venv", "pip"] * 2)


if __name__ == "__main__":
    unittest.main()
