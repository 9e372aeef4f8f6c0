# Tries every possible error as a candidate and takes the least that holds; memoised recursion for the chances.
from functools import lru_cache


def accuracy(n, ones, p):
    p = Fraction(p)

    @lru_cache(maxsize=None)
    def chance(k, left_ones, left_zeros):
        if k < 0 or k > left_ones + left_zeros:
            return 0.0
        if left_ones:
            return float(1 - p) * chance(k - 1, left_ones - 1, left_zeros) + float(p) * chance(
                k, left_ones - 1, left_zeros
            )
        if left_zeros:
            return float(p) * chance(k - 1, 0, left_zeros - 1) + float(1 - p) * chance(
                k, 0, left_zeros - 1
            )
        return 1.0

    def error(k):
        return abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n))

    def holds(bound):
        return sum(chance(k, ones, n - ones) for k in range(n + 1) if error(k) <= bound) >= 2 / 3

    return float(min(c for c in map(error, range(n + 1)) if holds(c)))
