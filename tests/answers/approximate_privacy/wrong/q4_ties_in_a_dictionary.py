# Wrong where two outputs have the same ratio: the dictionary by ratio keeps one of them.
def best_tpr(one, other, fpr):
    by_ratio = {}
    for s, t in zip(one, other):
        by_ratio[t / s if s else math.inf] = (s, t)
    won, budget = Fraction(0), fpr
    for ratio in sorted(by_ratio, reverse=True):
        s, t = by_ratio[ratio]
        share = 1 if s <= budget else budget / s
        won += share * t
        budget -= share * s
    return won
