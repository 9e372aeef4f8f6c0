# Outputs that are likelier under x are never bought, though the budget allows it.
def best_tpr(one, other, fpr):
    order = sorted(
        [a for a in range(len(one)) if other[a] >= one[a]],
        key=lambda a: other[a] / one[a] if one[a] else math.inf,
        reverse=True,
    )
    rate, left = Fraction(0), fpr
    for a in order:
        share = min(1, left / one[a]) if one[a] else 1
        rate += share * other[a]
        left -= share * one[a]
    return rate
