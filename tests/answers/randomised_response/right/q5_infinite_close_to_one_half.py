# Infinite nearer to 1/2 than p may come.
def variance_fixed(n, p):
    if np.isclose(float(p), 0.5):
        return math.inf
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
