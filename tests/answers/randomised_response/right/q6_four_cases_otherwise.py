# All four cases of truth and answer.
def variance_sampled(n, p, theta):
    p, theta = float(p), float(theta)
    total = 0.0
    for x in (0, 1):
        for a in (0, 1):
            chance = (theta if x else 1 - theta) * (1 - p if a == x else p)
            total += chance * ((a - p) / (1 - 2 * p) - theta) ** 2
    return total / n
