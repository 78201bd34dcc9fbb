"""Tests of finding and installing libsodium for the demos."""

import sys
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import demo_traits, postgresql, sodium
from checks.command import Outcome


class Installation(unittest.TestCase):
    def setUp(self):
        self.headers = False
        self.commands = []
        for patch in (
            mock.patch.object(sodium, "has_headers", lambda: self.headers),
            mock.patch.object(postgresql, "has_headers", lambda: False),
            mock.patch("shutil.which", lambda name: f"/bin/{name}"),
            mock.patch("os.geteuid", lambda: 0),
            mock.patch.object(sodium, "run", self.run_command),
        ):
            patch.start()
            self.addCleanup(patch.stop)

    def run_command(self, command, seconds, environment):
        self.commands.append(command[1])
        if command[1] == "install":
            self.headers = True
        return Outcome([], 0)

    def test_what_is_missing_is_installed(self):
        sodium.install_missing(1)
        self.assertEqual(demo_traits.options(), ["--traits", "Accounts"])
        self.assertEqual(self.commands, ["update", "install"])
        self.assertEqual(len(demo_traits.reasons_to_skip()), 1)

    def test_demos_are_built_without_the_trait_if_nobody_can_install_it(self):
        with mock.patch("os.geteuid", lambda: 1000):
            sodium.install_missing(1)
        self.assertEqual(demo_traits.options(), [])
        self.assertEqual(self.commands, [])
        self.assertRegex(demo_traits.reasons_to_skip()[0], "^the trait Accounts: install libsodium-dev")

    def test_both_traits_are_one_option(self):
        self.headers = True
        with mock.patch.object(postgresql, "has_headers", lambda: True):
            self.assertEqual(demo_traits.options(), ["--traits", "Accounts,PostgreSQL"])
            self.assertEqual(demo_traits.reasons_to_skip(), [])


if __name__ == "__main__":
    unittest.main()
