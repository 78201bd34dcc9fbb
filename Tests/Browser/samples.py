"""Samples of tests with many cases, such as one for each page of the gallery."""

import random
from collections import defaultdict


def of(names, seed):
    """Returns the names of the tests to run: of a test with several cases, one that the seed selects.

    The same names and seed select the same tests, as the workers of a run must.
    """
    cases = defaultdict(list)
    for name in names:
        cases[name.split("[")[0]].append(name)
    return [random.Random(f"{seed} {test}").choice(all_cases) for test, all_cases in cases.items()]


def one_in(number, names, seed):
    """Returns one in so many names, which the seed selects. Different seeds select every name at some time."""
    return random.Random(seed).sample(names, -(-len(names) // number))
