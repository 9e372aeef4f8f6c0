# Big binomials.
def worst_deviations(steps, rho):
    # comb / 4**k of two whole numbers is rounded once, however large they are.
    row, c = 1, []
    for k in range(steps):
        c.append(row / 4**k)
        row = row * (2 * (2 * k + 1)) // (k + 1)
    sigma_root = math.sqrt(math.fsum(x * x for x in c) / (2 * rho))
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    sigma_tree = math.sqrt((len(bin(steps)) - 2) / (2 * rho))
    return [sigma_tree * math.sqrt(ones), sigma_root * math.hypot(*c)]
