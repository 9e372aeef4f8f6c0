# Takes the best output out of the lists as it goes, which empties the arguments.
def best_tpr(one, other, fpr):
    gain = Fraction(0)
    while one:
        a = max(range(len(one)), key=lambda i: other[i] / one[i] if one[i] else math.inf)
        s, t = one.pop(a), other.pop(a)
        share = min(1, fpr / s) if s else 1
        gain, fpr = gain + share * t, fpr - share * s
    return gain
