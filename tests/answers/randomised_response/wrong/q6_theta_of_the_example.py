# Wrong for theta other than 1/5: 4/5 of theta is put for theta (1 - theta).
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + 0.8 * theta / n
