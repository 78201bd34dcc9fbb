"""Counts tests in the output of test runners."""

import re
from collections import Counter
from dataclasses import dataclass

SWIFT_RUN = re.compile(r"\bTest run with (\d+) tests?\b.* (?:passed|failed) after ")
SWIFT_FAILED = re.compile(r"^\S+ Test (?!run with |case passing )(.+) failed after [\d.]+ seconds")
SWIFT_SKIPPED = re.compile(r"^\S+ Test (?!case passing )(.+?) (?:skipped|was cancelled after [\d.]+ seconds)(?::|\.|$)")
XCTEST = re.compile(r"^Test Case '.+' (passed|failed|skipped) \([\d.]+ seconds\)")
PYTEST_RUN = re.compile(r"^=*\s*((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s")
UNITTEST_RUN = re.compile(r"^Ran (\d+) tests? in ")
UNITTEST_FAILED = re.compile(r"^FAILED \((.+)\)$")
NAMES = (
    re.compile(r"^\S+ Test (?!run with |case passing )(.+?)(?: with \d+ test cases?)? failed after [\d.]+ seconds"),
    re.compile(r"^Test Case '(.+)' failed \([\d.]+ seconds\)"),
    re.compile(r"^(?:FAILED|ERROR) (\S+::\S+)"),
    re.compile(r"^(?:FAIL|ERROR): (.+)$"),
)


@dataclass
class Tally:
    """The numbers of passed, failed and skipped tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other):
        return Tally(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    @property
    def total(self):
        return self.passed + self.failed + self.skipped


def names_of_failed(lines):
    """Returns the names of the tests that failed, as each of the runners prints them."""
    return list(dict.fromkeys(match[1] for line in lines for match in [pattern.match(line) for pattern in NAMES] if match))


def swift_testing(lines):
    """Returns the tally of `swift test`, or `None` without a summary line, as after a crash.

    Tests of XCTest are counted by their own lines, since its summary counts failures and not failed tests.
    """
    runs = [int(match[1]) for match in map(SWIFT_RUN.search, lines) if match]
    if not runs:
        return None
    failed = sum(1 for line in lines if SWIFT_FAILED.match(line))
    skipped = sum(1 for line in lines if SWIFT_SKIPPED.match(line))
    xctest = Counter(match[1] for match in map(XCTEST.match, lines) if match)
    return Tally(sum(runs) - failed - skipped, failed, skipped) + Tally(**xctest)


def pytest(lines):
    """Returns the tally of pytest, or `None` without a summary line."""
    closing = [match[1] for match in map(PYTEST_RUN.match, lines) if match]
    if not closing:
        return None
    counts = {word: int(number) for number, word in re.findall(r"(\d+) ([a-z]+)", closing[-1])}

    def count(*words):
        return sum(counts.get(word, 0) for word in words)

    return Tally(count("passed", "xfailed"), count("failed", "error", "errors", "xpassed"), count("skipped"))


def unittest(lines):
    """Returns the tally of Python's unittest, or `None` without a summary line."""
    runs = [int(match[1]) for match in map(UNITTEST_RUN.match, lines) if match]
    if not runs:
        return None
    failures = [match[1] for match in map(UNITTEST_FAILED.match, lines) if match]
    failed = sum(int(number) for part in failures for number in re.findall(r"(?:failures|errors)=(\d+)", part))
    return Tally(sum(runs) - failed, failed)
