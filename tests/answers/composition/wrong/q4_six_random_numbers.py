# The random number comes from a die with at most six sides, also for larger k.
def pad(k):
    sides = min(k, 6)
    return {x: {(r, (x + r) % k): Fraction(1, sides) for r in range(sides)} for x in range(k)}
