# An output that is impossible under x'.
def best_tpr(one, other, fpr):
    order = sorted(range(len(one)), key=lambda a: one[a] / other[a] if other[a] else Fraction(0))
    budget, rate = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        rate += share * other[a]
        budget -= share * one[a]
    return rate
