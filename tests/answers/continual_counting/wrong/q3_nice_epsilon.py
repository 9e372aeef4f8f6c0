# Makes a nice fraction of epsilon first.
def worst_variances(steps, epsilon):
    e = Fraction(epsilon).limit_denominator(1000)
    levels = steps.bit_length()
    ones = (steps + 1).bit_length() - 1
    return [float(v) for v in (2 * (steps / e) ** 2, 2 * steps / e**2, 2 * ones * (levels / e) ** 2)]
