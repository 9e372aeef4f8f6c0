# Even k: x + 2r has distributions that depend on the parity of x.
def pad(k):
    return {x: {(r, (x + 2 * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
