# Standard deviation of an answer, stretched, squared, over n.
def variance_fixed(n, p):
    deviation = np.sqrt(np.float64(p) * (1 - np.float64(p))) / (1 - 2 * np.float64(p))
    return np.square(deviation) / n
