# Numerators and denominators.
def flip_needed(factor, delta):
    n, d = factor.as_integer_ratio()
    k, m = delta.as_integer_ratio()
    if k == m:
        return 0
    return Fraction((m - k) * d, m * (n + d))
