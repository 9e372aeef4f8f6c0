# Wrong for epsilon = 1000000001/10**9, error = 1: the square passes through a denominator of at most a million.
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
