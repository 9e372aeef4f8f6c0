# Dynamic programming over people
def bits_released(n, epsilon, t):
    p = math.exp(-np.logaddexp(0, float(epsilon) / 2))
    law = np.array([1.0])
    for _ in range(n):
        law = np.convolve(law, [1 - p, p])
    r = 2 * (math.log(2**n) + t) / epsilon
    return np.array([p, r, law[np.arange(n + 1) >= r].sum()])
