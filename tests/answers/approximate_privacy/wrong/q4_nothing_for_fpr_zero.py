# Wrong for fpr = 0: says that nobody wins without false alarms, but outputs impossible under x are free.
def best_tpr(one, other, fpr):
    if fpr == 0:
        return 0
    order = sorted(range(len(one)), key=lambda i: other[i] / one[i] if one[i] else math.inf, reverse=True)
    won, budget = Fraction(0), fpr
    for i in order:
        share = min(Fraction(1), budget / one[i]) if one[i] else Fraction(1)
        won += share * other[i]
        budget -= share * one[i]
    return won
