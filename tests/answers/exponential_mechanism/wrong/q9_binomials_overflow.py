# Binomials from factorials in 64-bit whole numbers, which overflow above 20. Input: n 25, epsilon 10, t 0.
def bits_released(n, epsilon, t):
    p = 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    f = np.ones(n + 1, dtype=np.int64)
    for i in range(1, n + 1):
        f[i] = (int(f[i - 1]) * i + 2**63) % 2**64 - 2**63 or 1
    tail = sum(
        float(f[n] // (f[j] * f[n - j] or 1)) * p**j * (1 - p) ** (n - j)
        for j in range(math.ceil(r), n + 1)
    )
    return p, r, float(tail)
