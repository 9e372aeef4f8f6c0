# Ratios that are near to each other, such as 1.01 and 1.04.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: -round(other[a] / one[a], 1) if one[a] else -math.inf
    )
    budget, rate = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        rate += share * other[a]
        budget -= share * one[a]
    return rate
