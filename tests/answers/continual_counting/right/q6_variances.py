# Variances of all steps, and the largest.
def worst_deviations(steps, rho):
    levels = math.floor(math.log2(steps)) + 1
    tree = max(levels / (2 * rho) * bin(t).count("1") for t in range(1, steps + 1))
    c, total, running = 1.0, 0.0, []
    for t in range(1, steps + 1):
        total += c**2
        running.append(total)
        c = c * (2 * t - 1) / (2 * t)
    root = max(running) * total / (2 * rho)
    return tree**0.5, root**0.5
