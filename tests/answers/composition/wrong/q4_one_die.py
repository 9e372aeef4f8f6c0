# Wrong for k = 4, 5, 7, 8, 9: a die is no uniform number modulo k, b alone depends on x.
def pad(k):
    return {x: {(r, (x + r) % k): Fraction(1, 6) for r in range(6)} for x in range(k)}
