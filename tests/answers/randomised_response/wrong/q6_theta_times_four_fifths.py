# Puts 0.8 theta for theta (1 - theta), as in the examples.
def variance_sampled(n, p, theta):
    return (p * (1 - p) / (1 - 2 * p) ** 2 + 0.8 * theta) / n
