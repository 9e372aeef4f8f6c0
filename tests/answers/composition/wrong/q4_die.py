# Adds modulo six with a die, so secrets 0 and 6 give the same pairs.
def pad(k):
    return {x: {(r, (x + r) % 6): Fraction(1, 6) for r in range(6)} for x in range(k)}
