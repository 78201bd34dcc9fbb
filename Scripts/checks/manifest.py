"""Reads the compiler settings of each target from a package's manifest."""

import json
import subprocess
from dataclasses import dataclass

APPLE = {"ios", "maccatalyst", "macos", "tvos", "visionos", "watchos"}


class Unknown(Exception):
    """An error for a part of a manifest that this module doesn't support."""


@dataclass
class Target:
    """The sources and compiler arguments of a module on Apple platforms, and the oldest version of each platform."""

    name: str
    sources: list
    arguments: list
    dependencies: list
    minimums: dict
    has_resources: bool = False


def load(folder, traits=(), tests=False):
    """Returns the targets and snippets of the package in `folder`, with some of its traits enabled."""
    return read(dump(folder), folder, traits, tests)


def dump(folder):
    """Returns the manifest of the package in `folder`, as SwiftPM prints it."""
    command = ["swift", "package", "--package-path", folder, "dump-package"]
    output = subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(output)


def read(manifest, folder, traits=(), tests=False):
    """Returns the targets and snippets of a manifest, except plug-ins and, by default, tests."""
    kinds = ("regular", "executable", *(["test"] if tests else []))
    common = ["-swift-version", manifest["swiftLanguageVersions"][-1], "-package-name", manifest["name"].lower()]
    common += ["-warnings-as-errors"]
    common += [part for name in ("SWIFT_PACKAGE", "DEBUG", *traits) for part in ("-D", name)]
    minimums = {platform["platformName"]: platform["version"] for platform in manifest["platforms"]}
    targets = []
    # The compiler loads macros as programs, and reads modules in C from their headers.
    others = {target["name"] for target in manifest["targets"] if target["type"] == "macro"}
    others |= {target["name"] for target in manifest["targets"] if _is_in_c(folder, target)}
    for target in manifest["targets"]:
        if target["type"] not in kinds or target["name"] in others:
            continue
        name = target["name"]
        dependencies = [_dependency(entry, traits) for entry in target["dependencies"]]
        dependencies = [dependency for dependency in dependencies if dependency not in others]
        targets.append(
            Target(
                name=name,
                sources=_sources(folder / (target.get("path") or f"{_parent(target)}/{name}"), target),
                arguments=[
                    *common,
                    "-parse-as-library",
                    *(part for setting in target["settings"] for part in _arguments(name, setting)),
                ],
                dependencies=[dependency for dependency in dependencies if dependency],
                minimums=minimums,
                has_resources=bool(target["resources"]),
            )
        )
    # In SwiftPM, snippets depend on every library, and have no settings.
    libraries = [
        target["name"] for target in manifest["targets"] if target["type"] == "regular" and target["name"] not in others
    ]
    for snippet in sorted((folder / "Snippets").rglob("*.swift")):
        targets.append(Target(snippet.stem, [snippet], common, libraries, minimums))
    return targets


def _is_in_c(folder, target):
    return target["type"] == "regular" and (folder / "Sources" / target["name"] / "include").exists()


def _parent(target):
    return "Tests" if target["type"] == "test" else "Sources"


def _sources(folder, target):
    if target.get("sources"):
        raise Unknown(f"the list of sources of {target['name']}")
    left_out = [folder / path for path in target.get("exclude", [])]
    return sorted(
        file
        for file in folder.rglob("*.swift")
        if not any(parent in left_out or parent.suffix == ".docc" for parent in (file, *file.parents))
    )


def _dependency(entry, traits):
    """Returns the name of a target or product dependency, or `None` if its condition is not met."""
    [(kind, values)] = entry.items()
    if kind not in ("byName", "product", "target"):
        raise Unknown(f"a dependency of the kind {kind}")
    condition = values[-1] or {}
    platforms, wanted = condition.get("platformNames"), condition.get("traits")
    if (platforms and not APPLE & set(platforms)) or (wanted and not set(traits) & set(wanted)):
        return None
    return values[0]


def _arguments(target, setting):
    [(kind, values)] = setting["kind"].items()
    if setting["tool"] == "swift" and not setting.get("condition"):
        match kind:
            case "enableUpcomingFeature":
                return ["-enable-upcoming-feature", values["_0"]]
            case "enableExperimentalFeature":
                return ["-enable-experimental-feature", values["_0"]]
            case "define":
                return ["-D", values["_0"]]
            case "defaultIsolation":
                return ["-default-isolation", values["_0"]]
            case "swiftLanguageMode":
                return ["-swift-version", values["_0"]]
    raise Unknown(f"the setting {setting} of {target}")
