# Wrong for epsilon = 3, error = 1/3: for an ε of 1 or more one answer is thought to do.
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
