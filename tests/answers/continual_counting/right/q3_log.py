# The logarithm of T + 1, rounded down with care.
def worst_variances(steps, epsilon):
    ones = int(math.log2(steps + 1) + 1e-9)
    levels = int(math.log2(steps) + 1e-9) + 1
    unit = 2 / epsilon**2
    return unit * steps**2, unit * steps, unit * ones * levels**2
