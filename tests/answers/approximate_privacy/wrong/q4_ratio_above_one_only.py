# Stops at outputs that are likelier under x: saying x' there is more often wrong than right.
# Witness: best_tpr([Fraction(1, 4), Fraction(3, 4)], [Fraction(3, 4), Fraction(1, 4)], Fraction(1)) returns Fraction(3, 4); right is Fraction(1, 1).
def best_tpr(one, other, fpr):
    """The largest TPR of a player, with coins, whose FPR is at most fpr."""
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, gain = fpr, Fraction(0)
    for a in order:
        if other[a] < one[a]:
            break
        share = 1 if one[a] <= budget else budget / one[a]
        gain += share * other[a]
        budget -= share * one[a]
    return gain
