# Exact binomials as whole numbers, summed by fsum, cumprod-free.
def worst_deviations(steps, rho):
    binomial, squares = 1, []
    for k in range(steps):
        value = binomial / (1 << 2 * k)
        squares.append(value**2)
        binomial = binomial * (2 * (2 * k + 1)) // (k + 1)
    levels = sum(1 for k in range(20) if 1 << k <= steps)
    ones = sum(1 for k in range(1, 20) if (1 << k) - 1 <= steps)
    return [(levels * ones) ** 0.5 / (2 * float(rho)) ** 0.5, math.fsum(squares) / (2 * float(rho)) ** 0.5]
