# Binomial coefficients, and the ones of each step.
def worst_deviations(steps, rho):
    squares = sum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(min(steps, 500)))
    c = math.comb(1000, 500) / 4**500
    for k in range(500, steps):
        squares += c * c
        c *= (k + 0.5) / (k + 1)
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    levels = len(bin(steps)) - 2
    return math.sqrt(levels) * math.sqrt(ones) / math.sqrt(2 * rho), squares / math.sqrt(2 * rho)
