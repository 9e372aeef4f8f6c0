# Object array.
def patience(epsilon, error):
    one = 2 / Fraction(epsilon) ** 2
    q, rest = divmod(one, Fraction(error) ** 2)
    times = int(q) + (1 if rest else 0)
    return np.array([times, times * Fraction(epsilon) ** 2], dtype=object)
