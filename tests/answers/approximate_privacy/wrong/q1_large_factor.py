# A factor above 1000: 0 is returned, though outputs that are impossible under one list stick out.
def least_delta(one, other, factor):
    if factor > 1000:
        return 0
    forth = sum(max(s - factor * t, Fraction(0)) for s, t in zip(one, other))
    back = sum(max(t - factor * s, Fraction(0)) for s, t in zip(one, other))
    return max(forth, back)
