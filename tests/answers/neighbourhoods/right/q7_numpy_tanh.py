# Numpy; 1 - 2p is tanh(e/2), and 4p(1-p) is 1 - tanh^2; one more than rounded down. A float is returned.
def people_needed(attributes, epsilon, error):
    half = np.float64(epsilon) / attributes / 2
    bound = 1 / (4 * np.sinh(half) ** 2 * np.float64(error) ** 2)
    return float(np.floor(bound) + 1)
