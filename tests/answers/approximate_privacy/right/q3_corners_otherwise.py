# The region is a polygon; its upper edge is interpolated between its corners.
def tpr_range(fpr, factor, delta):
    def upper(f):
        x = (1 - delta) / (1 + factor)
        corners = [
            (Fraction(0), delta),
            (x, 1 - x),
            (1 - delta, Fraction(1)),
            (Fraction(1), Fraction(1)),
        ]
        for (a, s), (b, t) in zip(corners, corners[1:]):
            if a <= f <= b and a < b:
                return s + (t - s) * (f - a) / (b - a)
        return Fraction(1)

    return np.array([1 - upper(1 - fpr), upper(fpr)], dtype=object)
