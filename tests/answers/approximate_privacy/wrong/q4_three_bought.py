# More than three outputs are affordable: only the best three are looked at.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, rate = fpr, Fraction(0)
    for a in order[:3]:
        share = 1 if one[a] <= budget else budget / one[a]
        rate += share * other[a]
        budget -= share * one[a]
    return rate
