# Keeps results between calls by the factor only.
# Witness: after flip_needed(6, 0), flip_needed(6, Fraction(1, 2)) returns Fraction(1, 7); right is Fraction(1, 14).
P_OF = {}


def flip_needed(factor, delta):
    return P_OF.setdefault(factor, Fraction(1 - delta) / (1 + factor))
