# Wrong for k = 5: 5 r vanishes modulo 5, so that b is x itself.
def pad(k):
    return {x: {(r, (x + 5 * r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
