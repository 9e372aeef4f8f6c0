# If both lists hold the same numbers in some order the distributions are taken for equal.
def least_delta(one, other, factor):
    if sorted(one) == sorted(other):
        return Fraction(0)
    return max(sum(max(s - factor * t, 0) for s, t in zip(one, other)), sum(max(t - factor * s, 0) for s, t in zip(one, other)))
