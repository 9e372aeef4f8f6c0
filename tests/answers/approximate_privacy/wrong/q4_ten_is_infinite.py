# The ratio of an output that is impossible under x is set to 10, and the loop ends when the budget is spent.
def best_tpr(one, other, fpr):
    gain = Fraction(0)
    for a in sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else 10, reverse=True
    ):
        if one[a] > fpr:
            return gain + other[a] * fpr / one[a]
        gain, fpr = gain + other[a], fpr - one[a]
    return gain
