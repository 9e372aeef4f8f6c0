# All events, as in the example.
def least_delta(one, other, factor):
    best = 0
    for event in itertools.product((0, 1), repeat=len(one)):
        p = sum(s for s, e in zip(one, event) if e)
        q = sum(t for t, e in zip(other, event) if e)
        best = max(best, p - factor * q, q - factor * p)
    return best
