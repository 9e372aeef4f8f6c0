# The factor is rounded to halves.
def least_delta(one, other, factor):
    c = Fraction(round(2 * factor), 2)
    forth = sum(max(s - c * t, 0) for s, t in zip(one, other))
    return max(forth, sum(max(t - c * s, 0) for s, t in zip(one, other)))
