# Takes only the first output that is impossible under x for free.
def best_tpr(one, other, fpr):
    gain = other[one.index(0)] if 0 in one else Fraction(0)
    paid = sorted(((t / s, s, t) for s, t in zip(one, other) if s), reverse=True)
    for ratio, s, t in paid:
        share = min(1, fpr / s)
        gain, fpr = gain + share * t, fpr - share * s
    return gain
