# Recursion over people from the last count.
from functools import lru_cache


def count_chances(ones, zeros, p):
    @lru_cache(maxsize=None)
    def chance(u, v, k):
        if k < 0 or k > u + v:
            return 0
        if u:
            return (1 - p) * chance(u - 1, v, k - 1) + p * chance(u - 1, v, k)
        if v:
            return p * chance(u, v - 1, k - 1) + (1 - p) * chance(u, v - 1, k)
        return 1

    return tuple(chance(ones, zeros, k) for k in range(ones + zeros + 1))
