# Gives an impossible output the price 1/1000 in the ratio and stops when the budget is spent, so that a free output with small gain comes too late.
def best_tpr(one, other, fpr):
    order = sorted(range(len(one)), key=lambda a: other[a] / max(one[a], Fraction(1, 1000)), reverse=True)
    gain = Fraction(0)
    for a in order:
        if one[a] > fpr:
            return gain + other[a] * fpr / one[a]
        gain, fpr = gain + other[a], fpr - one[a]
        if fpr == 0 and one[a] > 0:
            return gain
    return gain
