# Recursion with memory: how many features are left, and how many must still be right.
from functools import lru_cache


def vote_score(people, features):
    """The expected hold-out score of a vote of coin-tossed features, each turned the better way."""
    parts = [Fraction(max(bits.count(1), bits.count(0)), people) for bits in itertools.product((0, 1), repeat=people)]
    half = sum(parts) / len(parts)

    @lru_cache(maxsize=None)
    def wins(left, needed):
        if needed <= 0:
            return Fraction(1)
        if left < needed:
            return Fraction(0)
        return half * wins(left - 1, needed - 1) + (1 - half) * wins(left - 1, needed)

    return wins(features, -(-features // 2))
