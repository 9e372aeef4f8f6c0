# By corner by interpolation.
def tpr_range(fpr, factor, delta):
    # the upper border runs (0, d), (f, 1 - f), (1 - d, 1), (1, 1) with f = (1 - d)/(1 + c)
    f = (1 - delta) / (1 + factor)
    border = [(Fraction(0), delta), (f, 1 - f), (1 - delta, Fraction(1)), (Fraction(1), Fraction(1))]

    def at(x):
        for (a, s), (b, t) in zip(border, border[1:]):
            if a <= x <= b:
                return s if a == b and x == a and s >= t else (t if a == b else s + (t - s) * (x - a) / (b - a))

    high = at(fpr)
    low = 1 - at(1 - fpr)
    return np.array([low, high], dtype=object)
