# Exact sum of squares of integers, one division at the end
def worst_deviations(steps, rho):
    top, binomial = 0, 1
    for k in range(steps):
        top = top * 16 + binomial**2
        binomial = binomial * 2 * (2 * k + 1) // (k + 1)
    total = top / 16 ** (steps - 1)
    levels = int(math.floor(math.log2(steps))) + 1
    ones = int(math.floor(math.log2(steps + 1)))
    return [(levels * ones / (2 * float(rho))) ** 0.5, total / (2 * float(rho)) ** 0.5]
