# Buys at most three outputs, whole or in part: fpr 1 and four outputs.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    rate, left = Fraction(0), fpr
    for a in order[:3]:
        share = min(1, left / one[a]) if one[a] else 1
        rate += share * other[a]
        left -= share * one[a]
    return rate
