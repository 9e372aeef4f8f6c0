# The secret and the random number are added without wrapping around, so the ends tell.
def pad(k):
    return {x: {(r, x + r): Fraction(1, k) for r in range(k)} for x in range(k)}
