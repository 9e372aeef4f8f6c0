# Looks among the thousandths only: factor 2, delta 0 needs 1/3.
def flip_needed(factor, delta):
    for k in range(501):
        p = Fraction(k, 1000)
        if (1 - p) - factor * p <= delta:
            return p
