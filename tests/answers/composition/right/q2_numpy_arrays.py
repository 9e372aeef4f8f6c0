# Arrays, filled from behind.
def moving_up(n):
    x = np.zeros(n, dtype=int)
    x[::-1][::2] = 1
    return x, np.delete(x, 0)
