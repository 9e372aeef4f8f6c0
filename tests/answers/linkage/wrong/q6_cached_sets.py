# Answers are kept under the sets of values, which forget how many rows there are.
kept = {}


def beliefs(values, known):
    name = frozenset(values), tuple(sorted(known))
    if name not in kept:
        left = Counter(values)
        left.subtract(known)
        total = sum(left.values())
        bad = min(left.values()) < 0
        kept[name] = {} if bad else {v: Fraction(c, total) for v, c in left.items() if c}
    return dict(kept[name])
