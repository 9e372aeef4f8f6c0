# Ones below the highest place at which the numbers differ, exact
def change_variance(before, after, steps, epsilon):
    width = (before ^ after).bit_length()
    low = (1 << width) - 1
    ones = f"{before & low:b}{after & low:b}".count("1")
    levels = len(f"{steps:b}")
    return Fraction(2 * ones * levels**2) / Fraction(epsilon) ** 2
