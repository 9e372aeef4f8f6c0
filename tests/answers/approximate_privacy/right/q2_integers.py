# Whole numbers.
def flip_needed(factor, delta):
    a, b = factor.as_integer_ratio()
    k, m = delta.as_integer_ratio()
    return Fraction((m - k) * b, m * (a + b))
