# The same two lists with another factor: the first δ comes back.
DELTAS = {}


def least_delta(one, other, factor):
    key = tuple(one), tuple(other)
    if key not in DELTAS:
        forth = sum(max(s - factor * t, Fraction(0)) for s, t in zip(one, other))
        back = sum(max(t - factor * s, Fraction(0)) for s, t in zip(one, other))
        DELTAS[key] = max(forth, back)
    return DELTAS[key]
