# R is not uniform: b alone tells about x.
def pad(k):
    return {
        x: {(r, (x + r) % k): Fraction(2 * (r + 1), k * (k + 1)) for r in range(k)}
        for x in range(k)
    }
