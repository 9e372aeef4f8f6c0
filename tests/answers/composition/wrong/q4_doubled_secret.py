# Even k: 2x + r cannot tell x from x + k/2.
def pad(k):
    return {x: {(r, (2 * x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
