# N * n overflows in 32 bits for n > 46340.
def variance_sampled(n, p, theta):
    q = p + (1 - 2 * p) * theta
    people = np.array([n], dtype=np.int32)
    return float(n * q * (1 - q) / ((people * people)[0] * (1 - 2 * p) ** 2))
