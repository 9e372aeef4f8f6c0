# Sorts the lists of the caller.
def best_tpr(one, other, fpr):
    order = sorted(zip(one, other), key=lambda r: -(r[1] / r[0] if r[0] else math.inf))
    one[:], other[:] = [s for s, _ in order], [t for _, t in order]
    found, left = Fraction(0), fpr
    for s, t in order:
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
