# A rare output with a large ratio in one order, a larger excess in the other.
def least_delta(one, other, factor):
    def ratio(P, Q):
        return max(math.inf if not t else s / t for s, t in zip(P, Q) if s)

    P, Q = (one, other) if ratio(one, other) >= ratio(other, one) else (other, one)
    return sum(max(s - factor * t, Fraction(0)) for s, t in zip(P, Q))
