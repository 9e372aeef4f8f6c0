# Centred second moment of one person's estimate, both truths averaged.
def variance_fixed(n, p):
    p = float(p)
    total = 0.0
    for truth in (0, 1):
        for answer in (0, 1):
            chance = 1 - p if answer == truth else p
            total += chance * ((answer - p) / (1 - 2 * p) - truth) ** 2
    return total / 2 / n
