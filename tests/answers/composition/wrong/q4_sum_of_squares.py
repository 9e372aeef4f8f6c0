# K of 3 and more: x*x is the same for x and k - x.
def pad(k):
    return {x: {(r, (x * x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
