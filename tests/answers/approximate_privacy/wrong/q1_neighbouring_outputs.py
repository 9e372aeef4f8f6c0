# Events are intervals of outputs.
def least_delta(one, other, factor):
    best = Fraction(0)
    for i, j in itertools.combinations(range(len(one) + 1), 2):
        s, t = sum(one[i:j]), sum(other[i:j])
        best = max(best, s - factor * t, t - factor * s)
    return best
