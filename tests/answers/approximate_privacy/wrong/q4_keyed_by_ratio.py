# Outputs with the same ratio overwrite each other in the dictionary: one = other = [1/2, 1/2].
def best_tpr(one, other, fpr):
    by_ratio = {(t / s if s else math.inf): (s, t) for s, t in zip(one, other)}
    rate, left = Fraction(0), fpr
    for ratio in sorted(by_ratio, reverse=True):
        s, t = by_ratio[ratio]
        share = min(1, left / s) if s else 1
        rate += share * t
        left -= share * s
    return rate
