# Wrong for k > 6, for instance k = 7: the pad is modulo 6, so that 0 and 6 have the same pairs.
def pad(k):
    return {x: {(r, (x + r) % 6): Fraction(1, 6) for r in range(6)} for x in range(k)}
