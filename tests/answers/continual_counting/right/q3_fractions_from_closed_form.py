# By fractions from closed form.
def worst_variances(steps, epsilon):
    e = Fraction(epsilon)
    m = (steps + 1).bit_length() - 1
    return [2 * (steps / e) ** 2, 2 * steps / e**2, 2 * m * (steps.bit_length() / e) ** 2]
