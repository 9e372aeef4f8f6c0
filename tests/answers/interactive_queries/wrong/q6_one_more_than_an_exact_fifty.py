# Wrong for epsilon = 1, error = 1/5: exactly 50 answers would do, and one more is taken (8 and 32 are whole by their own).
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
