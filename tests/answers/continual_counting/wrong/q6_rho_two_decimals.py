# Rho is rounded to two decimals first
# Witness: worst_deviations(2, 0.015) gives (10.0, 8.838834764831844), right is (8.16496580927726, 7.216878364870322)
def worst_deviations(steps, rho):
    rho = max(0.01, round(rho, 2))
    m, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    c, squares = 1.0, 0.0
    for k in range(steps):
        squares += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * m / (2 * rho)), squares / math.sqrt(2 * rho)
