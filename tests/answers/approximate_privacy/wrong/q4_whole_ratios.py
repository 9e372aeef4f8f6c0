# Sorts by the ratio rounded down to a whole number.
# Witness: best_tpr([Fraction(10, 20), Fraction(5, 20), Fraction(5, 20)], [Fraction(11, 20), Fraction(9, 20), Fraction(0, 20)], Fraction(1, 4)) returns Fraction(11, 40); right is Fraction(9, 20).
def best_tpr(one, other, fpr):
    """The largest TPR of a player, with coins, whose FPR is at most fpr."""
    order = sorted(
        range(len(one)), key=lambda a: other[a] // one[a] if one[a] else math.inf, reverse=True
    )
    budget, gain = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        gain += share * other[a]
        budget -= share * one[a]
    return gain
