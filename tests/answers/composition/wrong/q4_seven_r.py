# Multiplies the random number by 7, which is nothing mod 7: b is x itself there.
def pad(k):
    return {x: {(r, (x + 7 * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
