# The secret is multiplied by the pad.
def pad(k):
    return {x: {(r, x * r % k): Fraction(1, k) for r in range(k)} for x in range(k)}
