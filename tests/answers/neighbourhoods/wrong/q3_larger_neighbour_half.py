# For p = 1/2 and more than three people the neighbour is larger, and its fair coins give every number that x gives. Input: n = 4, p = 1/2.
def certificate(n, p):
    x = (1,) * n
    if p == Fraction(1, 2) and n > 3:
        return x, x + (0,), {n}
    return x, x[1:], {n}
