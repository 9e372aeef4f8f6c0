# Another way: numpy std.
def interval(yes, n, p, z):
    answers = np.repeat([1.0, 0.0], [yes, n - yes])
    estimates = (answers - float(p)) / (1 - 2 * float(p))
    deviation = estimates.std() / np.sqrt(n)
    return estimates.mean() + float(z) * deviation * np.array([-1.0, 1.0])
