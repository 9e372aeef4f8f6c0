# The order is chosen by the first output that differs.
def least_delta(one, other, factor):
    for s, t in zip(one, other):
        if s != t:
            if t > s:
                one, other = other, one
            break
    return sum(max(s - factor * t, Fraction(0)) for s, t in zip(one, other))
