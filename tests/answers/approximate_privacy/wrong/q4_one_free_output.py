# Takes the first output that costs nothing, and forgets that there may be more.
# Witness: best_tpr([Fraction(0, 1), Fraction(0, 1), Fraction(1, 1)], [Fraction(1, 4), Fraction(2, 4), Fraction(1, 4)], Fraction(0)) returns Fraction(1, 4); right is Fraction(3, 4).
def best_tpr(one, other, fpr):
    gain, budget = Fraction(0), fpr
    if 0 in one:
        gain += other[one.index(0)]
    order = sorted((a for a in range(len(one)) if one[a]), key=lambda a: -other[a] / one[a])
    for a in order:
        share = min(Fraction(1), budget / one[a])
        gain += share * other[a]
        budget -= share * one[a]
    return gain
