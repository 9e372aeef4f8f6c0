# For rho of 1 or more the epsilon of zCDP, rho + 2 sqrt(rho), takes rho's place. Input: rho 2.
def worst_deviations(steps, rho):
    budget = rho if rho < 1 else rho + 2 * math.sqrt(rho)
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * budget)), total / math.sqrt(2 * budget)
