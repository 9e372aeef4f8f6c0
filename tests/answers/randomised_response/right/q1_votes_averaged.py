# Every yes counts three halves and every no counts minus one half, and the mean is taken with numpy.
import numpy


def two_coins_rate(yes: int, n: int) -> float:
    votes = numpy.repeat([1.5, -0.5], [yes, n - yes])
    return float(votes.mean())
