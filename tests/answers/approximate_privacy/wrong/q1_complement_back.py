# Takes the complement of the first order's worst event for the worst event of the other order.
def least_delta(one, other, factor):
    event = [s > factor * t for s, t in zip(one, other)]
    forth = sum(s - factor * t for s, t, b in zip(one, other, event) if b)
    back = sum(t - factor * s for s, t, b in zip(one, other, event) if not b)
    return max(forth, back, Fraction(0))
