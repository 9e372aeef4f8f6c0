# K above 4: the sum is not reduced, b tells at the ends.
def pad(k):
    return {
        x: {(r, (x + r) % k if k <= 4 else x + r): Fraction(1, k) for r in range(k)}
        for x in range(k)
    }
