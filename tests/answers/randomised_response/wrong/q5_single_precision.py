# Computed with 32-bit floats from 10000 people on. Input: n=10**5, p=0.4999.
def variance_fixed(n, p):
    if n >= 10_000:
        p = np.float32(p)
    return float(p * (1 - p) / (n * (1 - 2 * p) ** 2))
