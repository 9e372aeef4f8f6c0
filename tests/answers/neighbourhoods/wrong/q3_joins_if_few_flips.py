# Lets a person join instead of leave if p is below 1/4, where the event is not impossible then.
# Witness: certificate(2, Fraction(1, 8)) returns ((1, 1), (1, 1, 1), {2}): the event has probability 3 * (1/8) * (7/8)**2 under x', where it must be 0.
def certificate(n, p):
    x = (1,) * n
    if p < Fraction(1, 4):
        return x, x + (1,), {n}
    return x, x[:-1], {n}
