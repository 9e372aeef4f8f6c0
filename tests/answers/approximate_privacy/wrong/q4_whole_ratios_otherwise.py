# Sorts by the ratio cut to a whole number.
def best_tpr(one, other, fpr):
    order = sorted(range(len(one)), key=lambda a: other[a] // one[a] if one[a] else math.inf, reverse=True)
    gain = Fraction(0)
    for a in order:
        share = min(1, fpr / one[a]) if one[a] else 1
        gain, fpr = gain + share * other[a], fpr - share * one[a]
    return gain
