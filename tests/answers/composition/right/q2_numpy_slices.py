# Numpy slices.
def moving_up(n):
    bits = np.zeros(n, dtype=int)
    bits[::-1][::2] = 1
    return bits, bits[1:].copy()
