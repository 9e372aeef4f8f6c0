# A table of powers of two is searched, the answer is an array.
def scales(steps, epsilon):
    powers = 2 ** np.arange(0, 50, dtype=np.int64)
    levels = np.searchsorted(powers, steps, side="right")
    return np.array([steps, 1, levels], dtype=float) / float(epsilon)
