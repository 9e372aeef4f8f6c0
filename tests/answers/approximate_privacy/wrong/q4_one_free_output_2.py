# Wrong with two outputs that are impossible under x: index finds the first of them only.
def best_tpr(one, other, fpr):
    won, left = Fraction(0), fpr
    if 0 in one:
        won += other[one.index(0)]
    paid = [(t / s, s, t) for s, t in zip(one, other) if s > 0]
    for _, s, t in sorted(paid, reverse=True):
        share = min(1, left / s)
        won += share * t
        left -= share * s
    return won
