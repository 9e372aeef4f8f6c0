# K that is no power of two: x XOR r leaves the range, b alone tells.
def pad(k):
    return {x: {(r, x ^ r): Fraction(1, k) for r in range(k)} for x in range(k)}
