# From c_1024 on Stirling's 1/sqrt(pi k) stands for c_k. Input: steps 2000.
def worst_deviations(steps, rho):
    levels, ones = steps.bit_length(), (steps + 1).bit_length() - 1
    total, c = 0.0, 1.0
    for k in range(steps):
        total += c * c if k < 1024 else 1 / (math.pi * k)
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * ones / (2 * rho)), total / math.sqrt(2 * rho)
