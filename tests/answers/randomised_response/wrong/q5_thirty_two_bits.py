# Multiplies 4 n in 32-bit whole numbers, which run over from 2**29 people on.
def variance_fixed(n, p):
    four_n = (np.array([4], dtype=np.int32) * np.array([n], dtype=np.int32))[0]
    return (1 / (1 - 2 * p) ** 2 - 1) / int(four_n)
