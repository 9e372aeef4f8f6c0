# Hides the secret modulo 2 and modulo 3 apart, which does not tell 0 from 6 if k = 7.
def pad(k):
    keys = list(itertools.product(range(2), range(3)))
    return {
        x: {((s, t), ((x + s) % 2, (x + t) % 3)): Fraction(1, 6) for s, t in keys} for x in range(k)
    }
