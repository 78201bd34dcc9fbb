"""Compiles modules as on Apple platforms, with stubs of Apple's frameworks."""

import os
import re
import shlex
import threading
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from graphlib import TopologicalSorter

from . import builds, foreign
from .command import ROOT, run
from .manifest import Target

STUBS = ROOT / "Tests" / "AppleStubs"
MISTAKES = STUBS / "RejectedSources"
OPEN_COMBINE = builds.FOLDER / "checkouts" / "OpenCombine" / "Sources"
SCRATCH = ROOT / ".build-apple"
RESOURCES = SCRATCH / "resources"
SECONDS = 600

# Emits a module, since type checking alone doesn't find data races and missing returns.
COMPILE = ["-emit-module", "-enable-testing", "-diagnostic-style", "llvm"]
STUB = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
OPEN_COMBINE_AS_COMBINE = [
    "-module-alias", "OpenCombine=Combine", "-swift-version", "5", "-suppress-warnings",
    "-experimental-skip-non-inlinable-function-bodies",
]
# Of all platforms together, as many targets are compiled at a time as there are processors.
PROCESSORS = threading.Semaphore(os.cpu_count())
EXPECTATION = re.compile(r"^// expected: (.+)$", re.MULTILINE)
PLATFORM = re.compile(r"^// platform: (.+)$", re.MULTILINE)


@dataclass
class Platform:
    """A configuration of a platform: its name in manifests, its frameworks, its traits, and whether the tests of this package are compiled."""

    name: str
    system: str
    frameworks: tuple
    traits: tuple = ()
    tests: bool = False

    @property
    def folder(self):
        return SCRATCH / re.sub(r"\W+", "-", self.name)


COMMON = ("Combine", "UniformTypeIdentifiers", "SwiftUI", "os")
WITH_PHOTOS = (*COMMON, "PhotosUI")
IOS = Platform("iOS", "ios", (*WITH_PHOTOS, "UIKit"))
MACOS = Platform("macOS", "macos", WITH_PHOTOS, tests=True)
PLATFORMS = (
    # First, since it takes the longest.
    MACOS,
    Platform("macOS with the trait PortableUI", "macos", WITH_PHOTOS, ("PortableUI",)),
    IOS,
    Platform("tvOS", "tvos", COMMON),
    Platform("watchOS", "watchos", WITH_PHOTOS),
    Platform("visionOS", "visionos", WITH_PHOTOS),
)
# The headers of modules in C, and the program that expands macros, with the name of its module.
C_HEADERS = sorted((ROOT / "Sources").glob("*/include"))
MACROS = f"{builds.PRODUCTS / 'SwiftUIMacros-tool'}#SwiftUIMacros"
# Screens as in apps for a phone use what only these systems have, unless PortableUI replaces SwiftUI.
FOR_PHONES = {"Samples": ("ios", "visionos")}
LEFT_OUT = {"CombineShimTests": "which tests what only Combine has, more than the stub declares"}


def is_meant_for(platform, target):
    """Whether a target is written for the platform's system."""
    return target.name not in FOR_PHONES or platform.system in FOR_PHONES[target.name] or "PortableUI" in platform.traits


def frameworks(platform, minimums):
    """Returns the stubs in the order of their dependencies, for the given minimums of platforms."""
    names = platform.frameworks
    stubs = [
        Target(name, _sources(STUBS / name), STUB, list(names[:position]), minimums) for position, name in enumerate(names)
    ]
    combine = stubs[0]
    # OpenCombine as the module Combine, so that no module is named `OpenCombine`, as on Apple platforms.
    combine.sources += _sources(OPEN_COMBINE / "OpenCombine")
    combine.arguments = OPEN_COMBINE_AS_COMBINE
    return stubs


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


    for headers in C_HEADERS:
        folder = platform.folder / headers.parent.name
        folder.mkdir(exist_ok=True)
        (folder / "module.modulemap").write_text(
            f'module {headers.parent.name} {{\n  umbrella "{headers}"\n  export *\n}}\n'
        )


def command(platform, target):
    """Returns the command that compiles a target, with its arguments in a file, so that they can be read and reused."""
    folder = platform.folder
    arguments = [*COMPILE, "-module-name", target.name, "-o", folder / f"{target.name}.swiftmodule"]
    arguments += foreign.arguments(platform.system, target.minimums[platform.system], RESOURCES)
    modules = [folder, folder / "COpenCombineHelpers", *(folder / headers.parent.name for headers in C_HEADERS)]
    arguments += [part for module in modules for part in ("-I", module)]
    arguments += ["-load-plugin-executable", MACROS, "-module-cache-path", SCRATCH / "cache"]
    arguments += [*target.arguments, *target.sources]
    if target.has_resources:
        arguments.append(_resources(folder, target))
    file = folder / f"{target.name}.arguments"
    file.write_text("".join(shlex.quote(str(argument)) + "\n" for argument in arguments))
    return ["swiftc", "-frontend", f"@{os.path.relpath(file, ROOT)}"]


def _resources(folder, target):
    """Writes the source that SwiftPM generates for a target with resources."""
    file = folder / f"{target.name}Resources.swift"
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
    """Compiles targets, each after its dependencies. Returns the names of the failed targets and of those that depend on them."""
    known = {target.name: target for target in targets}
    order = TopologicalSorter({name: [*filter(known.get, target.dependencies)] for name, target in known.items()})
    order.prepare()
    failed, untried, running = [], [], {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        while order.is_active():
            for name in order.get_ready():
                if set(known[name].dependencies) & {*failed, *untried}:
                    untried.append(name)
                    order.done(name)
                else:
                    running[pool.submit(_compile, platform, known[name])] = name
            for ended in wait(running, return_when=FIRST_COMPLETED).done if running else ():
                name = running.pop(ended)
                if not ended.result():
                    failed.append(name)
                order.done(name)
    return failed, untried


def _compile(platform, target):
    """Compiles a target, when a processor is free. Returns whether it compiles."""
    with PROCESSORS:
        arguments = command(platform, target)
        outcome = run(arguments, SECONDS, quiet=True)
    # At once, since several targets are compiled at the same time.
    print("\n".join(["$ " + " ".join(arguments), *outcome.lines]), flush=True)
    return outcome.problem is None


def mistakes(platforms):
    """Returns the files with a mistake that is one on one of the platforms, and the files whose platform is another.

    A file is compiled with the stubs of its platform, so that platform must have been built.
    """
    files, names = sorted(MISTAKES.glob("*.swift")), {platform.name for platform in platforms}
    return [file for file in files if _platform(file) in names], [file for file in files if _platform(file) not in names]


def _platform(file):
    [name] = PLATFORM.findall(file.read_text()) or [IOS.name]
    return name


def missed(file, like):
    """Compiles a file with a mistake, with the settings of the target `like`.

    Returns a problem if it compiles, or fails without its expected error. Otherwise `None`.
    """
    place, text = os.path.relpath(file, ROOT), file.read_text()
    expected = EXPECTATION.findall(text)
    if not expected:
        return f"{place}: no `// expected: …` comment states the expected error; add one"
    [platform] = [platform for platform in PLATFORMS if platform.name == _platform(file)]
    outcome = run(command(platform, replace(like, name=file.stem, sources=[file])), SECONDS, quiet=True)
    errors = [line for line in outcome.lines if " error: " in line]
    if outcome.status == 0:
        return f"{place}: compiles without the expected error: {expected[0]}"
    for message in expected:
        if not any(message in line for line in errors):
            found = "\n  ".join(errors or outcome.lines)
            return f"{place}: does not fail with the expected error: {message}\n  {found}"
    return None
