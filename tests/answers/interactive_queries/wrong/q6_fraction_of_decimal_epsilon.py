# Wrong for epsilon = 1/7, error = 14: ε is read with six decimals, except 1/3.
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
