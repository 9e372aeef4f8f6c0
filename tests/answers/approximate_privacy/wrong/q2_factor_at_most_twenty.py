# Takes factors above 20 for 20, as for the whole ones.
# Witness: flip_needed(Fraction(99), 0) returns Fraction(1, 21); right is Fraction(1, 100).
def flip_needed(factor, delta):
    return Fraction(1 - delta) / (1 + min(factor, 20))
