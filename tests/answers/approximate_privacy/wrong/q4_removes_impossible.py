# Removes outputs that are impossible under both from the lists of the caller.
# Witness: one, other = [Fraction(1), Fraction(0)], [Fraction(1), Fraction(0)]: after best_tpr(one, other, Fraction(1, 2)) both lists have one entry; they must be left as they are.
def best_tpr(one, other, fpr):
    """The largest TPR of a player, with coins, whose FPR is at most fpr."""
    while (0, 0) in list(zip(one, other)):
        a = list(zip(one, other)).index((0, 0))
        del one[a], other[a]
    order = sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    )
    budget, gain = fpr, Fraction(0)
    for a in order:
        share = 1 if one[a] <= budget else budget / one[a]
        gain += share * other[a]
        budget -= share * one[a]
    return gain
