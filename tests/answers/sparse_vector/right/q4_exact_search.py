# Adds pairs of questions until the exact ratio, from the noise's table, is more than claimed.
from fractions import Fraction


def refute(base, claimed, flaw):
    b = Fraction(base)

    def at_least(t):
        return b ** (1 - t) / (1 + b) if t > 0 else 1 - b**t / (1 + b)

    def chance(n, low, high):
        """n questions of value low are below, n of value high above."""
        rhos = range(-60, 61) if flaw == "no end" else [0]
        weights = [b ** -abs(r) for r in rhos]
        norm = (b + 1) / (b - 1) if flaw == "no end" else 1
        return sum(
            w
            / norm
            * ((1 - at_least(r - low)) * (at_least(r - high) if flaw == "no end" else 1)) ** n
            for r, w in zip(rhos, weights)
        )

    n = 1
    while chance(n, 0, 1) <= claimed * chance(n, 1, 0):
        n += 1
    if flaw == "no end":
        return [[0] * n + [1] * n, [1] * n + [0] * n, [False] * n + [True] * n]
    return [[0] * n, [1] * n, [False] * n]
