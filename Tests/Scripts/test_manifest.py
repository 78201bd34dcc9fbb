"""The reader of a package's manifest."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from checks import manifest


def package(settings=(), dependencies=(), **changes):
    """SwiftPM's description of a package with one target."""
    target = {"name": "Core", "type": "regular", "settings": settings, "dependencies": dependencies, "resources": []}
    platforms = [{"platformName": "ios", "version": "17.0", "options": []}]
    return {
        "name": "Sample",
        "swiftLanguageVersions": ["6"],
        "platforms": platforms,
        "targets": [{**target, **changes}],
    }


def setting(kind, value, **changes):
    return {"tool": "swift", "kind": {kind: {"_0": value}}, **changes}


def product(name, condition=None):
    return {"product": [name, "elsewhere", None, condition]}


def read(*arguments, traits=(), **options):
    [target] = manifest.read(package(*arguments, **options), Path("/nowhere"), traits)
    return target


class Manifest(unittest.TestCase):
    def test_settings_and_language_mode_become_arguments(self):
        settings = [setting("enableUpcomingFeature", "ExistentialAny"), setting("define", "X")]
        arguments = " ".join(read(settings).arguments)
        self.assertIn("-swift-version 6", arguments)
        self.assertIn("-package-name sample", arguments)
        self.assertIn("-enable-upcoming-feature ExistentialAny -D X", arguments)

    def test_minimums_of_platforms_are_read(self):
        self.assertEqual(read().minimums, {"ios": "17.0"})

    def test_traits_are_defined(self):
        self.assertIn("PortableUI", read(traits=["PortableUI"]).arguments)
        self.assertNotIn("PortableUI", read().arguments)

    def test_what_cannot_be_carried_over_is_not_ignored(self):
        for one in (setting("unsafeFlags", ["-x"]), setting("define", "X", condition={"platformNames": ["linux"]})):
            with self.assertRaises(manifest.Unknown):
                read([one])

    def test_dependencies_of_other_platforms_and_traits_are_left_out(self):
        dependencies = [
            {"byName": ["Base", None]},
            product("Always"),
            product("Apple", {"platformNames": ["ios", "linux"]}),
            product("Linux", {"platformNames": ["linux"]}),
            product("Traited", {"platformNames": [], "traits": ["Server"]}),
        ]
        self.assertEqual(read((), dependencies).dependencies, ["Base", "Always", "Apple"])
        self.assertIn("Traited", read((), dependencies, traits=["Server"]).dependencies)

    def test_tests_are_no_part_of_it(self):
        self.assertEqual(manifest.read(package(type="test"), Path("/nowhere")), [])


if __name__ == "__main__":
    unittest.main()
