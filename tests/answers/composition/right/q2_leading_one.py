# The first record is a one if n is odd, and the rest alternates.
def moving_up(n):
    x = np.zeros(n, dtype=int)
    x[::-2] = 1
    return x, np.delete(x, 0)
