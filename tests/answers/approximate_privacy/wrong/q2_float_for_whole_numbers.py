# Divides whole numbers by whole numbers, and makes exact only the usual results of it, so that a float comes back for others.
# Witness: flip_needed(5, 0) returns 0.16666666666666666; right is Fraction(1, 6).
def flip_needed(factor, delta):
    p = (1 - delta) / (1 + factor)
    return Fraction(p) if p in (0, 0.25, 0.5) else p
