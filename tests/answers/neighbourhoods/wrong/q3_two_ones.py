# Gives a 1 to the first two people only, as in the example that has two.
# Witness: certificate(3, Fraction(0)) returns ((1, 1, 0), (1, 1), {3}): the event has probability 0 under x, where it must be positive.
def certificate(n, p):
    x = ((1, 1) + (0,) * n)[:n]
    return x, x[:-1], {n}
