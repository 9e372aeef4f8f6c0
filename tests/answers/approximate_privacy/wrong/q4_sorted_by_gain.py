# Outputs are bought in the order of what they bring, not of the ratio.
def best_tpr(one, other, fpr):
    gain = Fraction(0)
    for s, t in sorted(zip(one, other), key=lambda st: (st[0] > 0, -st[1])):
        share = min(Fraction(1), fpr / s) if s else Fraction(1)
        gain, fpr = gain + share * t, fpr - share * s
    return gain
