# Chooses the order with the largest ratio, which need not be the one with the larger δ, as for (3/5, 2/5, 0) against (1/10, 17/20, 1/20) at factor 2.
def least_delta(one, other, factor):
    def ratio(s, t):
        return math.inf if t == 0 and s > 0 else (0 if t == 0 else s / t)

    forth = max(ratio(s, t) for s, t in zip(one, other))
    back = max(ratio(t, s) for s, t in zip(one, other))
    P, Q = (one, other) if forth >= back else (other, one)
    return sum((s - factor * t for s, t in zip(P, Q) if s > factor * t), Fraction(0))
