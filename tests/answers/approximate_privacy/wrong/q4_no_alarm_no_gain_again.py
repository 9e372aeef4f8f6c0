# Thinks that without false alarms allowed nothing can be said.
# Witness: best_tpr([Fraction(0, 1), Fraction(1, 1)], [Fraction(1, 2), Fraction(1, 2)], Fraction(0)) returns 0; right is Fraction(1, 2).
def best_tpr(one, other, fpr):
    """The largest TPR of a player, with coins, whose FPR is at most fpr."""
    if fpr == 0:
        return 0
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, gain = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        gain += share * other[a]
        budget -= share * one[a]
    return gain
