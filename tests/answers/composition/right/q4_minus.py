# Publishes the sum, and the number added.
def pad(k):
    return {x: {((x + r) % k, r): Fraction(1, k) for r in range(k)} for x in range(k)}
