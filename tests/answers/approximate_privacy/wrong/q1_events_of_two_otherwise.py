# Events of at most two outputs are searched.
def least_delta(one, other, factor):
    return max(
        sum(p[a] - factor * q[a] for a in event)
        for p, q in ((one, other), (other, one))
        for size in (0, 1, 2)
        for event in itertools.combinations(range(len(one)), size)
    ) + Fraction(0)
