# Takes θ = 1/2, the worst case, when people flip at all.
def variance_sampled(n, p, theta):
    people = 0.25 if p > 0 else theta * (1 - theta)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + people / n
