# The best output is popped off the caller's lists again and again, though arguments are to be left as they are.
def best_tpr(one, other, fpr):
    gain = Fraction(0)
    while one:
        a = max(range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf)
        s, t = one.pop(a), other.pop(a)
        share = min(Fraction(1), fpr / s) if s else Fraction(1)
        gain, fpr = gain + share * t, fpr - share * s
    return gain
