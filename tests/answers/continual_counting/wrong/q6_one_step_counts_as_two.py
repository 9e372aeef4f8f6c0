# Wrong for steps = 1: the first two entries c_0, c_1 are always added (1.25 for 1).
def worst_deviations(steps, rho):
    c = [1.0, 0.5]
    while len(c) < steps:
        k = len(c)
        c.append(c[-1] * (2 * k - 1) / (2 * k))
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), sum(v * v for v in c) / math.sqrt(2 * rho)
