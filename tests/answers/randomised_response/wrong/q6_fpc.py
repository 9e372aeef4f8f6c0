# With a correction for people drawn without replacement.
def variance_sampled(n, p, theta):
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + (
        theta * (1 - theta) / n if n > 1 else theta * (1 - theta) * 0.5
    )
