# Recursion numpy.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 * (n * np.log(2) + t) / epsilon
    term, tail = p**n, 0.0
    for j in range(n, -1, -1):
        if j < r:
            break
        tail += term
        term *= j / (n - j + 1) * (1 - p) / p
    return np.array([p, r, tail])
