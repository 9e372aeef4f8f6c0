# Takes the best one of what is free.
def best_tpr(one, other, fpr):
    found = max((t for s, t in zip(one, other) if not s), default=Fraction(0))
    left = fpr
    for s, t in sorted(((s, t) for s, t in zip(one, other) if s), key=lambda r: -r[1] / r[0]):
        share = min(Fraction(1), left / s)
        found, left = found + share * t, left - share * s
    return found
