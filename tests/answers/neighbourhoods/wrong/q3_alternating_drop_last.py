# Alternates the bits and lets the last go; without flips the last has a 0, and nothing changes.
# Witness: certificate(3, Fraction(0)) returns ((0, 1, 0), (0, 1), {1}): the event has probability 1 under both, where it must be 0 under x'.
def certificate(n, p):
    x = tuple(i % 2 for i in range(n))
    return x, x[:-1], {sum(x)} if p == 0 else {n}
