# In single precision for many people. Input: n = 10**6, p = 0.4, theta = 0.3 (error about 1e-7 of its size).
def variance_sampled(n, p, theta):
    kind = np.float32 if n > 1000 else np.float64
    p, theta, n = kind(p), kind(theta), kind(n)
    q = p + (1 - 2 * p) * theta
    return float(q * (1 - q) / (n * (1 - 2 * p) ** 2))
