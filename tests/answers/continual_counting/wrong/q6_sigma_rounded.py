# Rounds the noise of one step to two digits before it is used.
def worst_deviations(steps, rho):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    sigma = round(1 / math.sqrt(2 * rho), 2)
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most) * sigma, total * sigma
