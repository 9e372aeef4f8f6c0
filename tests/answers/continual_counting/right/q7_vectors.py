# Difference of two rows of the matrix of boxes
def change_variance(before, after, steps, epsilon):
    rows = np.zeros((steps + 1, steps + 1))
    for t in range(1, steps + 1):
        rows[t] = rows[t & (t - 1)]
        rows[t, t] = 1
    scale = (len(bin(steps)) - 2) / float(epsilon)
    return float(((rows[after] - rows[before]) ** 2).sum() * 2 * scale**2)
