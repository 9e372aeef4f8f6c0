# Besides person and bit an independent fair coin is published.
def always_somebody(n):
    sets = [()]
    for _ in range(n):
        sets = [(*x, b) for x in sets for b in (0, 1)]
    return {x: {frozenset([("who", i), ("bit", x[i]), ("coin", c)]): Fraction(1, 2 * n) for i in range(n) for c in "HT"} for x in sets}
