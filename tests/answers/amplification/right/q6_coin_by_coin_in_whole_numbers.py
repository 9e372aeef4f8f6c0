# By coin by coin in whole numbers.
from collections import Counter


def shuffled_delta(people, p, factor):
    a, b = p.as_integer_ratio()
    up, down = factor.as_integer_ratio()

    def row(bits):
        weights = Counter()
        for flips in itertools.product((0, 1), repeat=people):
            f = sum(flips)
            weights[sum(x ^ y for x, y in zip(bits, flips))] += a**f * (b - a) ** (people - f)
        return weights

    best = 0
    for others in itertools.combinations_with_replacement((0, 1), people - 1):
        P, Q = row(others + (1,)), row(others + (0,))
        for s, t in ((P, Q), (Q, P)):
            best = max(best, sum(max(down * s[k] - up * t[k], 0) for k in range(people + 1)))
    return Fraction(best, down * b**people)
