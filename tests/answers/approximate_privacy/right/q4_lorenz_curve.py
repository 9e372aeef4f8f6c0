# Written as a curve through the cumulated probabilities, read off at fpr.
def best_tpr(one, other, fpr):
    slope = lambda o: (1, 0) if o[0] == 0 else (0, Fraction(o[1], o[0]))
    x, y = Fraction(0), Fraction(0)
    for s, t in sorted(zip(one, other), key=slope, reverse=True):
        if x + s > fpr:
            return y + (fpr - x) * t / s
        x, y = x + s, y + t
    return y
