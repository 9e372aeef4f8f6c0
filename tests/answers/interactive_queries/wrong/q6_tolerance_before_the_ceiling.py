# Wrong for epsilon = 14142135623/10**10, error = 1: 2/ε² is a little more than 1, and 1e-9 is taken off before it is rounded up.
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
