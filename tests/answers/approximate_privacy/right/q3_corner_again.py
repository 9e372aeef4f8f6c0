# Two pieces, that meet at the corner ((1-δ)/(1+c), (c+δ)/(1+c)).
def tpr_range(fpr, factor, delta):
    c, d = Fraction(factor), Fraction(delta)

    def upper(f):
        corner = (1 - d) / (1 + c)
        if f <= corner:
            return d + c * f
        if f >= 1 - d:
            return Fraction(1)
        return 1 - (1 - d - f) / c

    return np.array([1 - upper(1 - fpr), upper(fpr)], dtype=object)
