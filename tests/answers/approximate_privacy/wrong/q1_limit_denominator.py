# Computes with floats, and guesses the fraction.
def least_delta(one, other, factor):
    def excess(u, v):
        return sum(max(float(a) - float(factor) * float(b), 0) for a, b in zip(u, v))

    return Fraction(max(excess(one, other), excess(other, one))).limit_denominator(1000)
