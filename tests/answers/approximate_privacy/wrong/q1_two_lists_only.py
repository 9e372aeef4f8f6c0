# Takes the total variation from one order at e^ε = 1, and one order only there.
def least_delta(one, other, factor):
    forth = sum(max(s - factor * t, 0) for s, t in zip(one, other))
    back = sum(max(t - factor * s, 0) for s, t in zip(one, other))
    return max(forth, back) if len(one) > 1 else Fraction(1) - factor
