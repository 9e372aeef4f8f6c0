# Tries every error as a candidate with numpy, and takes the smallest that is enough.
def accuracy(n, ones, p):
    p = float(p)
    law = np.array([1.0])
    for person in range(n):
        u = 1 - p if person < ones else p
        law = np.convolve(law, [1 - u, u])
    errors = np.abs((np.arange(n + 1) / n - p) / (1 - 2 * p) - ones / n)
    enough = [a for a in errors if law[errors <= a + 1e-12].sum() >= 2 / 3]
    return float(min(enough))
