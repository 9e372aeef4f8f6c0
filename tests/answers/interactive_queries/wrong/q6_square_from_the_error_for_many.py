# Wrong for epsilon = 1, error = 3/10: ε'² is taken from the error that was asked, 2/error², if T is 3 or more and not a sure hit.
def patience(epsilon, error):
    a, b = epsilon.as_integer_ratio()
    c, d = error.as_integer_ratio()
    times, rest = divmod(2 * (b * d) ** 2, (a * c) ** 2)
    times += rest > 0
    return np.array([times, Fraction(times * a * a, b * b)], dtype=object)
