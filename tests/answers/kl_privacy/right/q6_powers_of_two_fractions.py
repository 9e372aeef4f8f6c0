# By powers of two fractions.
def two_steps(kappa, factor):
    """Fractions only: 1/2^i, 1/2^(i + 5), 1/2^(i + 5 + j); the same for all factors."""
    i = 1
    while 5 * math.log(2) / 2**i > kappa:
        i += 1
    j = math.floor(kappa / math.log(2) * 2 ** (i + 5))
    u = [Fraction(1, 2**e) for e in (i, i + 5, i + 5 + j)]
    return [[x, 1 - x] for x in u]
