"""Lets the compiler of this machine compile for Apple platforms, with the standard library of this machine.

The compiler then judges `#if os(…)` and `@available` as on the platform.
"""

import functools
import json
import subprocess
from pathlib import Path

from .command import ROOT

# Attributes that name iOS only apply to visionOS too, from these versions on, as in the standard library.
IOS_ON_VISIONOS = {**{f"{version}.0": "1.0" for version in range(7, 18)}, "18.0": "2.0", "26.0": "26.0"}

# The names of a platform in a triple, and of its folder among the compiler's resources.
NAMES = {
    "ios": ("ios", "iphoneos"),
    "macos": ("macosx", "macosx"),
    "tvos": ("tvos", "appletvos"),
    "visionos": ("xros", "xros"),
    "watchos": ("watchos", "watchos"),
}


@functools.cache
def _host():
    command = ["swiftc", "-print-target-info"]
    output = subprocess.run(command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return json.loads(output.stdout)


def prepare(folder, minimums):
    """Makes `folder` the compiler's resources, in which each platform in `minimums` has this machine's modules."""
    resources = Path(_host()["paths"]["runtimeResourcePath"])
    for system in minimums:
        name = NAMES[system][1]
        (folder / name).mkdir(parents=True, exist_ok=True)
        for module in Path(_host()["paths"]["runtimeLibraryImportPaths"][0]).glob("*.swiftmodule"):
            _adopt(module, folder / name / module.name, system, minimums[system])
    [header] = (file for path in _host()["paths"]["runtimeLibraryImportPaths"] for file in Path(path).glob("SwiftGlibc.h"))
    _headers(folder).write_text(f'module SwiftGlibc [system] {{\n  header "{header}"\n  export *\n}}\n')
    settings = {"Version": "26.4", "MaximumDeploymentTarget": "26.4", "VersionMap": {"iOS_visionOS": IOS_ON_VISIONOS}}
    (folder / "SDKSettings.json").write_text(json.dumps(settings))
    for entry in resources.iterdir():
        link = folder / entry.name
        if link.is_symlink():
            link.unlink()
        if not link.exists():
            link.symlink_to(entry)


def _headers(folder):
    """Returns the map of the C library's headers, which the compiler finds by itself only when it compiles for Linux."""
    return folder / "glibc.modulemap"


def _adopt(module, copy, system, minimum):
    """Copies a module of this machine, or its interface, with another triple."""
    triple = _host()["target"]["moduleTriple"]
    compiled, interface = (module / f"{triple}{suffix}" for suffix in (".swiftmodule", ".swiftinterface"))
    copy.mkdir(exist_ok=True)
    if compiled.exists():
        # Of the same length, since the file contains positions.
        own = f"arm64-apple-{NAMES[system][0]}1.".ljust(len(triple), "0")
        (copy / "arm64.swiftmodule").write_bytes(compiled.read_bytes().replace(triple.encode(), own.encode()))
    elif interface.exists():
        own = f"arm64-apple-{NAMES[system][0]}{minimum}"
        (copy / "arm64.swiftinterface").write_text(interface.read_text().replace(triple, own))


def arguments(platform, version, folder):
    """Returns the compiler's arguments for a platform, with the resources that `prepare` made in `folder`."""
    host = _host()["target"]
    resources = Path(_host()["paths"]["runtimeResourcePath"])
    return [
        "-target", f"arm64-apple-{NAMES[platform][0]}{version}",
        "-resource-dir", folder, "-disable-objc-interop",
        # The headers of this machine, which are read as for it.
        "-clang-target", host["triple"], "-Xcc", "--sysroot=/", "-Xcc", f"-fmodule-map-file={_headers(folder)}",
        "-Xcc", "-Xclang", "-Xcc", "-fbuiltin-headers-in-system-modules",
        # Only its settings: which version of iOS a version of visionOS stands for.
        "-sdk", folder,
        "-plugin-path", resources / "host" / "plugins",
        "-in-process-plugin-server-path", resources / "host" / "libSwiftInProcPluginServer.so",
    ]  # fmt: skip
