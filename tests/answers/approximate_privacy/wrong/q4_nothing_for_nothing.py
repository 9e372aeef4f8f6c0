# Wrong with fpr 0 the loop never begins, though outputs that are impossible under x cost nothing.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    rate, left = Fraction(0), fpr
    while left > 0 and order:
        a = order.pop(0)
        share = min(1, left / one[a]) if one[a] else 1
        rate += share * other[a]
        left -= share * one[a]
    return rate
