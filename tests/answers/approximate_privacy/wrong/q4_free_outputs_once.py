# Of several outputs that cost nothing, the largest is taken.
def best_tpr(one, other, fpr):
    free = max((t for s, t in zip(one, other) if not s), default=Fraction(0))
    found, left = free, fpr
    for s, t in sorted(((s, t) for s, t in zip(one, other) if s), key=lambda p: -p[1] / p[0]):
        share = min(Fraction(1), left / s)
        found, left = found + share * t, left - share * s
    return found
