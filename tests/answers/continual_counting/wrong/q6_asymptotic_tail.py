# Takes 1/sqrt(pi k) for the c_k from 1024 on, off by up to 6e-6 of the sum.
def worst_deviations(steps, rho):
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c if k < 1024 else 1 / (math.pi * k)
        c *= (2 * k + 1) / (2 * k + 2)
    ones = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * ones / (2 * rho)), total / math.sqrt(2 * rho)
