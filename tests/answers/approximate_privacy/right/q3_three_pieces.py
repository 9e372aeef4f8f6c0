# By cases of the crossing point.
def tpr_range(fpr, factor, delta):
    cross = (1 - delta) / (1 + factor)
    def top(f):
        if f <= cross:
            return factor * f + delta
        return 1 - (1 - f - delta) / factor if f < 1 - delta else Fraction(1)
    return np.array([1 - top(1 - fpr), top(fpr)], dtype=object)
