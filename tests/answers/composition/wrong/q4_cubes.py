# Wrong for k = 4 (and 7, 8, 9): cubes modulo 4 are 0, 1, 0, 3, so that b alone is not uniform.
def pad(k):
    return {x: {(r, (x + r**3) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
