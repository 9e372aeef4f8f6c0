# Weights numpy.
def _weights(n, base):
    return np.array([math.comb(n, j) * base ** -float(j) for j in range(n + 1)])


def bits_released(n, epsilon, t):
    base = math.exp(epsilon / 2)
    weights = _weights(n, base)
    r = (n * math.log(2) + t) / math.log(base)
    return np.array([1 / (1 + base), r, weights[np.arange(n + 1) >= r].sum() / (1 + 1 / base) ** n])
