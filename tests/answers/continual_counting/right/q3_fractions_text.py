# Exact fractions, ones counted in the text of the binary number
def worst_variances(steps, epsilon):
    unit = 2 / Fraction(epsilon) ** 2
    ones = max(map(lambda t: bin(t)[2:].count("1"), range(1, steps + 1)))
    return [float(unit * n) for n in (steps * steps, steps, ones * len(bin(steps)[2:]) ** 2)]
