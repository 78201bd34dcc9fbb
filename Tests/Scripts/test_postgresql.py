"""Tests of finding and installing PostgreSQL for the demos."""

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import demo_traits, postgresql, sodium
from checks.command import Outcome


class Installation(unittest.TestCase):
    def setUp(self):
        self.headers = self.server = False
        self.commands = []
        for patch in (
            mock.patch.object(postgresql, "has_headers", lambda: self.headers),
            mock.patch.object(sodium, "has_headers", lambda: False),
            mock.patch.object(postgresql, "has_server", lambda: self.server),
            mock.patch("shutil.which", lambda name: f"/bin/{name}"),
            mock.patch("os.geteuid", lambda: 0),
            mock.patch.object(postgresql, "run", self.run_command),
        ):
            patch.start()
            self.addCleanup(patch.stop)

    def run_command(self, command, seconds, environment):
        self.commands.append(command[1])
        if command[1] == "install":
            self.headers = self.server = True
        return Outcome([], 0)

    def test_what_is_missing_is_installed(self):
        postgresql.install_missing(1)
        self.assertEqual(demo_traits.options(), ["--traits", "PostgreSQL"])
        self.assertEqual(self.commands, ["update", "install"])
        self.assertIsNone(postgresql.reason_to_skip())

    def test_what_is_installed_is_used(self):
        self.headers = self.server = True
        postgresql.install_missing(1)
        self.assertEqual(demo_traits.options(), ["--traits", "PostgreSQL"])
        self.assertEqual(self.commands, [])

    def test_demos_are_built_without_the_trait_if_nobody_can_install_it(self):
        with mock.patch("os.geteuid", lambda: 1000):
            postgresql.install_missing(1)
        self.assertEqual(demo_traits.options(), [])
        self.assertEqual(self.commands, [])
        self.assertRegex(postgresql.reason_to_skip(), "^libpq and PostgreSQL cannot be found.*libpq-dev")

    def test_headers_suffice_for_the_trait(self):
        self.headers = True
        self.assertEqual(demo_traits.options(), ["--traits", "PostgreSQL"])
        self.assertRegex(postgresql.reason_to_skip(), "^PostgreSQL cannot be found")


if __name__ == "__main__":
    unittest.main()
