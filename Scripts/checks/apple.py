"""Compiles modules as on Apple platforms, with stubs of Apple's frameworks."""

import os
import re
import shlex
import subprocess
from dataclasses import dataclass

from .command import ROOT, run
from .manifest import Target

STUBS = ROOT / "Tests" / "AppleStubs"
MISTAKES = STUBS / "Mistakes"
OPEN_COMBINE = ROOT / ".build" / "checkouts" / "OpenCombine" / "Sources"
SCRATCH = ROOT / ".build-apple"
SECONDS = 300

# Emits a module, since type checking alone doesn't find data races and missing returns.
COMPILE = ["-emit-module", "-whole-module-optimization", "-diagnostic-style", "llvm"]
STUB = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
OPEN_COMBINE_AS_COMBINE = [
    "-module-alias", "OpenCombine=Combine", "-swift-version", "5", "-suppress-warnings", "-Xfrontend",
    "-experimental-skip-non-inlinable-function-bodies",
]
EXPECTATION = re.compile(r"^// expected: (.+)$", re.MULTILINE)


@dataclass
class Platform:
    """A configuration of a platform: its frameworks, and the enabled traits."""

    name: str
    frameworks: tuple
    traits: tuple = ()

    @property
    def folder(self):
        return SCRATCH / re.sub(r"\W+", "-", self.name)


IOS = Platform("iOS", ("Combine", "SwiftUI", "UIKit", "os"))
SERVER = Platform("macOS with the trait PortableUI", ("Combine", "SwiftUI", "os"), ("PortableUI",))
PLATFORMS = (IOS, SERVER)


def frameworks(platform):
    """Returns the stubs in the order of their dependencies."""
    names = sorted(platform.frameworks, key=lambda name: name != "Combine")
    return [_combine() if name == "Combine" else Target(name, _sources(STUBS / name), STUB, []) for name in names]


def _combine():
    """Returns OpenCombine as the module Combine, so that no module is named `OpenCombine`, as on Apple platforms."""
    sources = _sources(OPEN_COMBINE / "OpenCombine") + _sources(STUBS / "Combine")
    return Target("Combine", sources, OPEN_COMBINE_AS_COMBINE, [])


def _sources(folder):
    return sorted(folder.rglob("*.swift"))


def prepare(platform):
    """Removes the modules in the platform's folder, and writes the module map of OpenCombine's headers."""
    helpers = platform.folder / "COpenCombineHelpers"
    helpers.mkdir(parents=True, exist_ok=True)
    for module in platform.folder.glob("*.swift*"):
        module.unlink()
    header = OPEN_COMBINE / "COpenCombineHelpers" / "include" / "COpenCombineHelpers.h"
    (helpers / "module.modulemap").write_text(
        f'module COpenCombineHelpers {{\n  umbrella header "{header}"\n  export *\n}}\n'
    )


def command(platform, target):
    """Returns the command that compiles a target, with its arguments in a file, so that they can be read and reused."""
    folder = platform.folder
    arguments = [*COMPILE, "-module-name", target.name, "-o", folder / f"{target.name}.swiftmodule"]
    arguments += ["-I", folder, "-I", folder / "COpenCombineHelpers", "-module-cache-path", SCRATCH / "cache"]
    arguments += [*target.arguments, *target.sources]
    if target.has_resources:
        arguments.append(_resources(folder))
    file = folder / f"{target.name}.arguments"
    file.write_text("".join(shlex.quote(str(argument)) + "\n" for argument in arguments))
    return ["swiftc", f"@{os.path.relpath(file, ROOT)}"]


def _resources(folder):
    """Writes the source that SwiftPM generates for a target with resources."""
    file = folder / "Resources.swift"
    file.write_text("import Foundation\n\nextension Bundle { static var module: Bundle { fatalError() } }\n")
    return file


def in_order(targets):
    """Returns the targets in the order of their dependencies, and the missing dependencies of all other targets."""
    known = {target.name: target for target in targets}
    ordered, missing = {}, {}

    def visit(target):
        if target.name in ordered or target.name in missing:
            return
        for name in target.dependencies:
            if name in known:
                visit(known[name])
            if name not in ordered:
                missing.setdefault(target.name, []).append(name)
        if target.name not in missing:
            ordered[target.name] = target

    for target in targets:
        visit(target)
    return list(ordered.values()), missing


def build(platform, targets):
    """Compiles sorted targets. Returns the names of the failed targets and of those that depend on them."""
    failed, untried = [], []
    for target in targets:
        if set(target.dependencies) & {*failed, *untried}:
            untried.append(target.name)
        elif run(command(platform, target), SECONDS).problem:
            failed.append(target.name)
    return failed, untried


def missed(platform, file, arguments):
    """Returns a problem if a file with a mistake compiles, or fails without its expected error. Otherwise `None`."""
    place = os.path.relpath(file, ROOT)
    expected = EXPECTATION.findall(file.read_text())
    if not expected:
        return f"{place}: no `// expected: …` comment states the expected error; add one"
    mistake = Target(file.stem, [file], arguments, [])
    outcome = subprocess.run(
        command(platform, mistake), cwd=ROOT, timeout=SECONDS, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    errors = [line for line in outcome.stderr.splitlines() if " error: " in line]
    if outcome.returncode == 0:
        return f"{place}: compiles without the expected error: {expected[0]}"
    for message in expected:
        if not any(message in line for line in errors):
            found = "\n  ".join(errors) or outcome.stderr.strip()
            return f"{place}: does not fail with the expected error: {message}\n  {found}"
    return None
