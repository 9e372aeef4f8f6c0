# The pad is never 0, as a pad of 0 seems to hide nothing.
def pad(k):
    return {x: {(r, (x + r) % k): Fraction(1, k - 1) for r in range(1, k)} for x in range(k)}
