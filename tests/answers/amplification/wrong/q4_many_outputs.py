# Takes more outputs where the factor is large.
def tight(factor):
    n = 2 * math.ceil(factor)
    lie = Fraction(1) / (1 + factor)
    truth = [(1 - lie) / n] * n, [lie / n] * n
    return truth[0] + truth[1], truth[1] + truth[0]
