# Binary logarithms in floats, whose quotient is right for the example by luck and elsewhere a little too small.
# Witness: releases_allowed(Fraction(1, 2), Fraction(5, 2), Fraction(3125, 3157)) gives 4; right is 5.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / (prior * (1 - ceiling))
    return math.floor(math.log2(room) / math.log2(ratio))
