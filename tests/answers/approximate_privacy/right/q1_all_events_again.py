# Tries all events, by bit masks.
def least_delta(one, other, factor):
    best = 0
    for mask in range(2 ** len(one)):
        p = sum(s for a, s in enumerate(one) if mask >> a & 1)
        q = sum(t for a, t in enumerate(other) if mask >> a & 1)
        best = max(best, p - factor * q, q - factor * p)
    return best
