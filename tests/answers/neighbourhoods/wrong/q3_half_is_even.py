# Takes zeros where everybody tosses a fair coin, and names no yes.
def certificate(n, p):
    if p == Fraction(1, 2):
        return (0,) * n, (0,) * (n - 1), {0}
    return (1,) * n, (1,) * (n - 1), {n}
