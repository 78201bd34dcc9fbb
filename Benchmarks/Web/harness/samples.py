"""Figures that are computed from measured values."""

import statistics


def percentile(values, percent):
    """The smallest value that at least `percent` of the values do not exceed."""
    ordered = sorted(values)
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(0, min(len(ordered), int(rank)) - 1)]


def milliseconds(seconds):
    """The median and the 99th percentile, as the figures `p50` and `p99`."""
    return {"p50": 1e3 * percentile(seconds, 50), "p99": 1e3 * percentile(seconds, 99)}


def slope(points):
    """The slope of the straight line that is nearest to points."""
    return statistics.linear_regression(*zip(*points)).slope


def ratio(ours, theirs):
    """The median of the ratios of two series, run by run. Runs that lack one of them don't count; `None` without any."""
    ratios = [our / their for our, their in zip(ours, theirs) if our is not None and their]
    return statistics.median(ratios) if ratios else None
