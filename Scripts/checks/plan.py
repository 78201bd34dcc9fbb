"""The steps of `Scripts/test`, the quickest ones first."""

import random
import sys

from . import (
    browser, builds, demo_traits, docc, gherkin_languages, namespaces, postgresql, python_environment,
    sanitizer, script_libraries, tally,
)
from .command import ROOT

# A separate folder, since SwiftPM rebuilds everything when options change.
SANITIZER = ["--sanitize=thread", "--scratch-path", ".build-tsan"]
CONCURRENT = ["CombineShimTests", "MainActorIsolationTests", "VSMTests"]
TOOLS = ["--package-path", "Tools"]

def _skip(run, *builds):
    """Returns the option with which a script uses the builds of earlier steps, if all of these exist."""
    return ["--skip-build"] if all(run.has_built(build) for build in builds) else []


def formatting(run):
    run.begin("Formatting")
    run.check(["Scripts/format", "--check"], 3)


def scripts(run):
    run.begin("The scripts")
    command = [sys.executable, "-B", "-m", "unittest", "discover", "-s", "Tests/Scripts"]
    run.test(command, 2, tally.unittest)
    run.check([sys.executable, "-B", "Scripts/checks/folders.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/imports.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/titles.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/children.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/decisions.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/words.py"], 1)
    run.check([sys.executable, "-B", "Scripts/checks/exports.py"], 1)
    run.check(["Scripts/measure-coverage", "--check"], 1)
    run.check(["Scripts/generate-merges", "--check"], 1)
    run.check(["Scripts/check-architecture"], 1)


def documentation(run):
    run.begin("README and links")
    run.check(["Scripts/check-readme"], 2)


def package(run):
    run.begin("The package, its snippets and its tests")
    if run.build(builds.package_build(), 20):
        tests = ["swift", "test", "--skip-build", *builds.package()]
        run.test(tests, 10, tally.swift_testing)
        if run.is_long:
            run.test([*tests, "--filter", "LargeUploadTests|ForgedStatesTests"], 10, tally.swift_testing, {"VSM_LONG_TESTS": "1"})
        minutes = 60 if run.is_long else 1
        run.check(["Scripts/simulate", "--minutes", str(minutes), "--skip-build"], minutes + 4)


def articles(run):
    run.begin("The documentation of the libraries")
    if reason := docc.reason_to_skip():
        return run.skip(reason)
    run.check(["Scripts/docs", "--build", *_skip(run, builds.package_build())], 25)


def apple(run):
    run.begin("As on Apple platforms, against stubs")
    sample = [] if run.is_long else ["--sample"]
    run.check(["Scripts/typecheck-apple", *sample, *_skip(run, builds.package_build())], 15)


def dependencies(run):
    run.begin("The dependencies and builds of consumers")
    run.check(["Scripts/check-dependencies"], 15)
    if run.is_long:
        run.check(["Scripts/check-release"], 20)


def demos(run):
    run.begin("The demos, and the traits Hummingbird, Accounts and PostgreSQL")
    run.prepare(demo_traits.install_missing)
    for reason in demo_traits.reasons_to_skip():
        run.skip(reason)
    if run.build(builds.demos_build(), 25):
        run.test(["swift", "test", "--skip-build", *builds.demos()], 10, tally.swift_testing)
        run.check(["swift", "run", "--skip-build", *builds.demos(), "gallery", "--help"], 3)
        run.check(["Scripts/compare-todo", "--check"], 3)


def languages(run):
    run.begin("The keywords of Gherkin in all languages")
    try:
        run.prepare(gherkin_languages.install)
    except python_environment.NotInstalled as reason:
        return run.skip(str(reason))
    run.check(["Scripts/gherkin-languages", "--check"], 2)


def charts(run):
    run.begin("The charts of the demos")
    run.check(["Scripts/charts", "--check", *_skip(run, builds.demos_build())], 30)


def tools(run):
    run.begin("The tool vsm, and its rules in the demos and articles")
    # The tests, and the tool that they run. For the plugins of the package, SwiftPM would build swift-syntax again.
    if run.check(["swift", "build", *TOOLS, "--product", "ToolsPackageTests", *builds.CHECK_IMPORTS], 20):
        run.test(["swift", "test", "--skip-build", *TOOLS], 5, tally.swift_testing)
        run.check([ROOT / "Tools" / ".build" / "debug" / "vsm", "lint", "Demos/Sources", "Snippets"], 2)
        run.check(["Scripts/lint-articles"], 2)
        run.check(["Scripts/check-plugins"], 3)
        run.check(["Scripts/install-vsm", "--help"], 1)
        run.check(["Scripts/public-interface"], 2)


def first_feature(run):
    run.begin("The first feature, from an empty folder to a live page")
    if run.is_long:
        run.check(["Scripts/first-feature"], 20)
    elif run.build(builds.demos_build(), 25):
        run.check(["Scripts/first-feature", "--compile"], 3)


def soak(run):
    pages = 10_000 if run.is_long else 500
    run.begin(f"The shop, opened, used and closed {pages:,} times")
    if run.build(builds.demos_build(), 25):
        command = ["swift", "test", "--skip-build", *builds.demos(), "--filter", r"^ShoppingTests\.SoakTests"]
        run.test(command, 20, tally.swift_testing, {"SHOPPING_PAGES": str(pages)})


def benchmarks(run):
    run.begin("The benchmarks and their allocations")
    run.check(["Scripts/benchmark", "--smoke"], 20)


def security(run):
    run.begin("Attacks on a release build")
    run.check(["Scripts/check-security"], 45)


def races(run):
    run.begin("Races, under the thread sanitizer")
    if reason := sanitizer.reason_to_skip():
        return run.skip(reason)
    # The other tests need no build for the sanitizer.
    only = {"VSM_TESTS": ",".join(CONCURRENT)}
    if run.check(["swift", "build", "--build-tests", *SANITIZER], 20, only):
        # The sanitizer supports only the runtime's own executors. This also tests settling without job tracking.
        environment = {
            "VSM_RACE_ROUNDS": "500", "VSM_JOB_TRACKING": "0", "TSAN_OPTIONS": "halt_on_error=0:exitcode=66"
        }
        run.test(["swift", "test", "--skip-build", *SANITIZER], 10, tally.swift_testing, {**only, **environment})


def custom_dump(run):
    run.begin("Failures with the trait CustomDump")
    only = {"VSM_TESTS": "VSMTestingCoreTests"}
    options = ["--traits", "CustomDump", "--scratch-path", ".build-custom-dump"]
    if run.check(["swift", "build", "--build-tests", *options], 20, only):
        # The other tests expect the descriptions without the trait.
        command = ["swift", "test", "--skip-build", *options, "--filter", "CustomDumpTests"]
        run.test(command, 5, tally.swift_testing, only)


def mutants(run):
    run.begin("Mistakes in the models of the demos")
    run.check(["Scripts/mutate-demos"], 60)


def pages(run):
    run.begin("Pages in a real browser")
    run.prepare(script_libraries.install_missing)
    # Three at a time, since browser tests wait now and then.
    _browser_tests(run, "not cluster", ["-n", "3", *_sample(run)])


def _sample(run):
    """Returns the option for a part of the tests, and with `--long` none."""
    return [] if run.is_long else ["--sample", str(random.randrange(1_000))]


# The tests of which some run in the other browsers each time: here, engines differ.
IN_EACH_BROWSER = [
    *(f"script_{name}" for name in (
        "connection", "dialogs", "dialog_focus", "drags", "focus", "keys", "navigation", "restore", "rows", "storage",
        "typing",
    )),
    "layout", "long_lists",
]


def firefox(run):
    run.begin("Pages in Firefox")
    _other_browser(run, "firefox")


def webkit(run):
    run.begin("Pages in WebKitGTK")
    _other_browser(run, "webkit")


def _other_browser(run, name):
    """Runs a third of a selection of the browser tests in another browser, and with `--long` all of them."""
    files = ["Tests/Browser"] if run.is_long else [f"Tests/Browser/test_{name}.py" for name in IN_EACH_BROWSER]
    share = [] if run.is_long else ["--one-in", "3"]
    # Drivers of these browsers lose an event now and then. A defect of a page fails again.
    options = ["-n", "3", "--browser", name, "--reruns", "2", *_sample(run), *share]
    _browser_tests(run, "not cluster", options, name=name, files=files)
    if run.is_long:
        run.check(["Scripts/compare-layouts", "--browsers", name], 30)


def cluster(run):
    run.begin("Three galleries with one PostgreSQL database, killed and restarted")
    run.prepare(postgresql.install_missing)
    if reason := postgresql.reason_to_skip():
        return run.skip(reason)
    run.prepare(namespaces.install_missing)
    inside, environment = namespaces.INSIDE, {"CLUSTER_NAMESPACES": "1"}
    if reason := namespaces.reason_to_skip():
        run.skip(f"network namespaces, so that the galleries have loopback addresses instead: {reason}")
        inside, environment = [], {}
    # With its output, which contains the table of failures.
    _browser_tests(run, "cluster", ["-s"], inside, environment)


def _browser_tests(run, marker, options, inside=(), more=None, name="chromium", files=("Tests/Browser",)):
    if not run.build(builds.demos_build(), 25):
        return
    try:
        python, program = browser.prepare(600, name)
    except browser.Unavailable as reason:
        return run.skip(str(reason))
    environment = {"GALLERY": str(builds.GALLERY), name.upper(): program, "PYTHONDONTWRITEBYTECODE": "1", **(more or {})}
    # With the name of each test when it starts, so that a run that stands still names those under way.
    command = [*inside, python, "-m", "pytest", "-v", *options, "-m", marker, *files]
    run.test(command, 25, tally.pytest, environment)


FAST = [formatting, scripts, documentation, package, demos]
ALL = [
    *FAST, languages, charts, tools, apple, dependencies, articles, first_feature, soak, pages, firefox, webkit, cluster,
]
# With steps whose builds take long: for a release, with the thread sanitizer, with another trait, and
# with mistakes.
LONG = [*ALL, benchmarks, security, races, custom_dump, mutants]
