# Wrong for k = 5: five times the secret is always 0.
def pad(k):
    return {x: {(r, (5 * x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
