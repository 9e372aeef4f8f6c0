# The extremes are those of the mechanism that leaks all with probability δ and is randomised response otherwise.
def tpr_range(fpr, factor, delta):
    e = 1 - delta
    p = [delta, e * factor / (1 + factor), e / (1 + factor), Fraction(0)]
    q = p[::-1]

    def best(order):
        budget, gain = fpr, Fraction(0)
        for a in order:
            share = min(Fraction(1), budget / p[a]) if p[a] else Fraction(1)
            gain, budget = gain + share * q[a], budget - share * p[a]
        return gain

    low = Fraction(0)
    budget = fpr
    for a in (0, 1, 2):
        share = min(Fraction(1), budget / p[a]) if p[a] else Fraction(0)
        low, budget = low + share * q[a], budget - share * p[a]
    return low, best((3, 2, 1, 0))
