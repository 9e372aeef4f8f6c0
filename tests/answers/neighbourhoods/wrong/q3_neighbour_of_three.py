# Lets the neighbour have at most two people, as in the largest visible example.
# Witness: certificate(4, Fraction(1, 4)) returns x' = (1, 1), which is not x = (1, 1, 1, 1) without one person: two are missing.
def certificate(n, p):
    x = (1,) * n
    return x, (1, 1)[: n - 1], {n}
