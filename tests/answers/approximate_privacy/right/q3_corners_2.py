# Written with the corners of the region, between which straight lines are drawn.
def tpr_range(fpr: Fraction, factor: Fraction, delta: Fraction) -> list:
    knee = (1 - delta) / (1 + factor)
    corners = [(Fraction(0), delta), (knee, 1 - knee), (1 - delta, Fraction(1)), (Fraction(1), Fraction(1))]

    def line(F):
        for (a, s), (b, t) in zip(corners, corners[1:]):
            if a <= F <= b:
                return t if a == b else s + (t - s) * (F - a) / (b - a)

    return [1 - line(1 - fpr), line(fpr)]
