# A quotient of logarithms plus a billionth is rounded down: a power that is just too large is allowed.
# Witness: releases_allowed(Fraction(1, 2), Fraction(2), Fraction(8 * 10**11 - 1, 9 * 10**11 - 1)) gives 3; right is 2.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    return math.floor(math.log(room) / math.log(ratio) + 1e-9)
