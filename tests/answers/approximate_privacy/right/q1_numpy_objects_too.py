# Numpy objects.
def least_delta(one, other, factor):
    P, Q = np.array(one, dtype=object), np.array(other, dtype=object)
    gaps = [P - Fraction(factor) * Q, Q - Fraction(factor) * P]
    return max(sum(g[g > 0], Fraction(0)) for g in gaps)
