# All bills up to a million at once, counted.
def most_labels(sigma, records, epsilon, delta):
    rho = np.arange(1, 1_000_001, dtype=float) * (records / sigma) ** 2
    return int(np.sum(rho + 2 * np.sqrt(rho * np.log(1 / delta)) <= epsilon))
