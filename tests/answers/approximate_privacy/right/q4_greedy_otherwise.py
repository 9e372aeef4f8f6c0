# The greedy purchase of the hint.
def best_tpr(one, other, fpr):
    gain, budget = Fraction(0), fpr
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    for a in order:
        share = min(1, budget / one[a]) if one[a] else 1
        gain, budget = gain + share * other[a], budget - share * one[a]
    return gain
