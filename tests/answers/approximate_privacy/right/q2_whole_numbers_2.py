# By whole numbers.
def flip_needed(factor, delta):
    a, b = factor.as_integer_ratio()
    d, e = delta.as_integer_ratio()
    return Fraction((e - d) * b, e * (a + b))
