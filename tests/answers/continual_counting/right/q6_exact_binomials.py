# C_k from exact binomials (int by int division), all steps tried for the tree.
def worst_deviations(steps, rho):
    c = [math.comb(2 * k, k) / 4**k for k in range(steps)]
    square = math.fsum(v * v for v in c)
    sigma = lambda delta_squared: math.sqrt(delta_squared / (2 * rho))
    levels = len(bin(steps)) - 2
    most = max(bin(t).count("1") for t in range(1, steps + 1))
    return [sigma(levels) * math.sqrt(most), sigma(square) * math.sqrt(square)]
