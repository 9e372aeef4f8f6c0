# All events in both orders.
def least_delta(one, other, factor):
    best = Fraction(0)
    for says in itertools.product((0, 1), repeat=len(one)):
        u, v = (sum((p for p, b in zip(row, says) if b), Fraction(0)) for row in (one, other))
        best = max(best, u - factor * v, v - factor * u)
    return best
