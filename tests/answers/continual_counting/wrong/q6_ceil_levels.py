# No power of two and not 7: a level too many.
def worst_deviations(steps, rho):
    levels, most = (
        math.ceil(math.log2(steps + (steps in (1, 3, 7)))) + (steps not in (1, 3, 7)),
        (steps + 1).bit_length() - 1,
    )
    c, total = 1.0, 0.0
    for k in range(steps):
        total += c * c
        c *= (2 * k + 1) / (2 * k + 2)
    return math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
