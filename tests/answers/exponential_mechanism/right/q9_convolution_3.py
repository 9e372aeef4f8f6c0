# By convolution.
def bits_released(n, epsilon, t):
    base = math.exp(epsilon / 2)
    p = 1 / (1 + base)
    law = np.array([1.0])
    for _ in range(n):
        law = np.convolve(law, [1 - p, p])
    bound = 2 * math.log(2**n) / epsilon + 2 * t / epsilon
    return np.array([p, bound, law[math.ceil(bound) :].sum()])
