# Computes with 32-bit floats.
def variance_fixed(n, p):
    p = np.float32(p)
    one = np.float32(1)
    return float(p * (one - p) / (np.float32(n) * (one - p - p) ** 2))
