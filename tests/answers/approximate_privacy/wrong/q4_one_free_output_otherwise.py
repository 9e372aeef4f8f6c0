# Only the first of the outputs that cost nothing is taken.
def best_tpr(one, other, fpr):
    gain = other[one.index(0)] if 0 in one else Fraction(0)
    budget = fpr
    for s, t in sorted(
        ((s, t) for s, t in zip(one, other) if s), key=lambda st: st[1] / st[0], reverse=True
    ):
        share = min(Fraction(1), budget / s)
        gain, budget = gain + share * t, budget - share * s
    return gain
