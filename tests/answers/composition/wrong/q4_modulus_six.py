# Wrong for k above 6: secrets 0 and 6 look alike.
def pad(k):
    m = min(k, 6)
    return {x: {(r, (x + r) % m): Fraction(1, m) for r in range(m)} for x in range(k)}
