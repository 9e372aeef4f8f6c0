# Numpy, returned as an array of two.
def interval(yes, n, p, z):
    answers = np.repeat([1.0, 0.0], [int(yes), int(n) - int(yes)])
    p = float(p)
    worth = (answers - p) / (1 - 2 * p)
    return worth.mean() + np.array([-1, 1]) * float(z) * worth.std() / np.sqrt(float(n))
