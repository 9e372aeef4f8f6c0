# Two outputs that stick out by the same: a set keeps one of them.
def least_delta(one, other, factor):
    forth = sum({max(s - factor * t, Fraction(0)) for s, t in zip(one, other)})
    back = sum({max(t - factor * s, Fraction(0)) for s, t in zip(one, other)})
    return max(forth, back)
