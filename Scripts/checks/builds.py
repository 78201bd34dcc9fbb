"""The builds that the scripts share: one folder for the package and its demos, so that each module is compiled once.

They are apart from the folders of `swift test` and `swift run`, whose options differ: SwiftPM would rebuild everything
whenever the options change.
"""

from . import demo_traits
from .command import ROOT

FOLDER = ROOT / ".build-test"
PRODUCTS = FOLDER / "debug"
SCRATCH = ["--scratch-path", str(FOLDER)]
# SwiftPM passes the names of traits in the order of a set. Another order would build everything again.
# A target that imports a module without declaring it fails here. Without the option, it fails only if SwiftPM happens to
# compile the module later.
CHECK_IMPORTS = ["--explicit-target-dependency-import-check", "error"]
BUILD = ["env", "SWIFT_DETERMINISTIC_HASHING=1", "swift", "build", "--build-tests", *CHECK_IMPORTS]
GALLERY = PRODUCTS / "gallery"


def package():
    """Returns the options for the package, with the traits that the demos enable: for others, all is compiled again."""
    return [*SCRATCH, *demo_traits.package_options()]


def package_build():
    return [*BUILD, *package()]


def demos():
    """Returns the options for the package of the demos, with the traits whose libraries are installed."""
    return ["--package-path", "Demos", *SCRATCH, *demo_traits.options()]


def demos_build():
    # With the tests, since SwiftPM would rebuild much for a build without them.
    return [*BUILD, *demos()]


def modules():
    """Returns the compiler's options for the modules that were built, and for the modules in C that they import."""
    maps = [part for path in module_maps() for part in ("-Xcc", f"-fmodule-map-file={path}")]
    return ["-I", PRODUCTS / "Modules", *maps]


def module_maps(products=PRODUCTS, root=ROOT):
    """Returns the files that describe modules in C: of SwiftPM, dependencies and system libraries."""
    build = products.resolve().parents[1]
    places = ((products, "*.build"), (build, "checkouts/*/Sources/*/include"), (root, "Sources/*"))
    return sorted(path for folder, pattern in places for path in folder.glob(f"{pattern}/module.modulemap"))


def cache():
    """Returns the folder of compiled headers. The compiler rejects it under two names, and `debug` is a link."""
    return PRODUCTS.resolve() / "ModuleCache"
