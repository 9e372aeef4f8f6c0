# Numpy: the distribution of wrong bits as a polynomial, whose powers are convolutions.
def bits_released(n, epsilon, t):
    lie = 1 / (np.exp(epsilon / 2) + 1)
    odds = np.array([1.0])
    for _ in range(n):
        odds = np.convolve(odds, [1 - lie, lie])
    bound = 2 * (n * np.log(2) + t) / epsilon
    return np.array([lie, bound, odds[np.arange(n + 1) >= bound].sum()])
