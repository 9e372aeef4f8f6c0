# The last secret has a table of its own from seven on.
def pad(k):
    made = {x: {(r, (x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
    if k > 6:
        made[k - 1] = {(r, r): Fraction(1, k) for r in range(k)}
    return made
