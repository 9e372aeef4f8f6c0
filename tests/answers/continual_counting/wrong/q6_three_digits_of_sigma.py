# Rounds the noise's standard deviation to three digits before it is used.
def worst_deviations(steps, rho):
    sigma = round(math.sqrt(1 / (2 * rho)), 3)
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * ones) * sigma, total * sigma
