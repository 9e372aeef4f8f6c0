# Cut off at 1/4, "since a share has no larger variance": (1, 0.3) is 1.3125.
def variance_fixed(n, p):
    return min(p * (1 - p) / (n * (1 - 2 * p) ** 2), 0.25)
