# Exact binomials summed with fsum.
def worst_deviations(steps, rho):
    S = math.fsum((math.comb(2 * k, k) / 4**k) ** 2 for k in range(steps))
    l = sum(1 for k in range(40) if 1 << k <= steps)
    m = max(map(int.bit_count, range(steps + 1)))
    unit = (2 * float(rho)) ** -0.5
    return [unit * (l * m) ** 0.5, unit * S]
