# Adds the pad twice.
def pad(k):
    m = k if k % 2 else k + 1
    return {x: {(r, (x + 2 * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
