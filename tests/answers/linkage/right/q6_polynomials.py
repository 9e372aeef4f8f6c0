# Counts by a default dictionary, with a division at the end; values of probability 1 are whole numbers.
def beliefs(values, known):
    from collections import defaultdict

    left = defaultdict(int)
    for v in values:
        left[v] += 1
    for k in known:
        left[k] -= 1
    n = len(values) - len(known)
    return (
        {}
        if any(c < 0 for c in left.values())
        else {v: Fraction(c, n) for v, c in left.items() if c}
    )
