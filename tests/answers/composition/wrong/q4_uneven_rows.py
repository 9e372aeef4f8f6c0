# The pad is uneven, and its weights move with the secret.
def pad(k):
    t = Fraction(2, k * (k + 1))
    return {x: {(r, (x + r) % k): t * ((r + x) % k + 1) for r in range(k)} for x in range(k)}
