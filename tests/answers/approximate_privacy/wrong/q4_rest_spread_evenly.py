# Spends what is left after the whole outputs on all others evenly, and not on the next best one.
# Witness: best_tpr([Fraction(4, 8), Fraction(2, 8), Fraction(2, 8)], [Fraction(2, 8), Fraction(2, 8), Fraction(4, 8)], Fraction(1, 3)) returns Fraction(5, 9); right is Fraction(7, 12).
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    cost = gain = Fraction(0)
    for a in order:
        if cost + one[a] > fpr:
            break
        cost, gain = cost + one[a], gain + other[a]
    return gain if cost == 1 else gain + (fpr - cost) * (1 - gain) / (1 - cost)
