# Probabilities are rounded to tenths, the last takes the rest.
def pad(k):
    u = [Fraction(round(10 / k), 10)] * (k - 1)
    u.append(1 - sum(u))
    return {x: {(r, (x + r) % k): u[r] for r in range(k)} for x in range(k)}
