# Gives everybody a 0, which cannot yield n yes if nobody flips.
# Witness: certificate(2, Fraction(0)) returns ((0, 0), (0,), {2}): the event has probability 0 under x, where it must be positive.
def certificate(n, p):
    x = (0,) * n
    return x, x[1:], {n}
