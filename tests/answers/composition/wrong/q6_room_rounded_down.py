# The quotient of the odds is rounded down to a whole number before it is compared with powers.
# Witness: releases_allowed(Fraction(1, 2), Fraction(3, 2), Fraction(3, 5)) gives 0; right is 1.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) // (prior * (1 - ceiling))
    releases = 0
    while ratio ** (releases + 1) <= room:
        releases += 1
    return releases
