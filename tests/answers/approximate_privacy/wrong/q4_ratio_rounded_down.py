# Sorts by the whole part of the ratio.
def best_tpr(one, other, fpr):
    found, left = Fraction(0), fpr
    for s, t in sorted(zip(one, other), key=lambda p: -(10 * p[1] // p[0] if p[0] else math.inf)):
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
