# Numerator and denominator put together as whole numbers.
def flip_needed(factor, delta):
    a, b = factor.as_integer_ratio()
    m, n = delta.as_integer_ratio()
    return Fraction((n - m) * b, n * (a + b))
