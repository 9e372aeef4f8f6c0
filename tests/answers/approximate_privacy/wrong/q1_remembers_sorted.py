# Keeps results between calls under the sorted lists, as the order of outputs does not matter.
# Witness: after least_delta([Fraction(3, 4), Fraction(1, 4)], [Fraction(3, 4), Fraction(1, 4)], 1), least_delta([Fraction(3, 4), Fraction(1, 4)], [Fraction(1, 4), Fraction(3, 4)], 1) returns Fraction(0, 1); right is Fraction(1, 2).
FOUND = {}


def least_delta(one, other, factor):
    key = tuple(sorted(one)), tuple(sorted(other)), factor
    if key not in FOUND:
        forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
        back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
        FOUND[key] = max(forth, back)
    return FOUND[key]
