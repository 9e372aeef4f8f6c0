# Looks at events of at most two outputs.
def least_delta(one, other, factor):
    best = Fraction(0)
    for p, q in ((one, other), (other, one)):
        for size in (1, 2):
            for event in itertools.combinations(range(len(p)), size):
                best = max(best, sum(p[a] - factor * q[a] for a in event))
    return best
