# Another way: greedy.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    left, rate = fpr, Fraction(0)
    for a in order:
        share = min(Fraction(1), left / one[a]) if one[a] else 1
        rate += share * other[a]
        left -= share * one[a]
    return rate
