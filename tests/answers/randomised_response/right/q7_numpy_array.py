# Numpy, both ends at once, with the deviation of the answers by np.std.
def interval(yes, n, p, z):
    answers = np.repeat([1.0, 0.0], [yes, n - yes])
    stretch = float(1 - 2 * p)
    centre = (answers.mean() - float(p)) / stretch
    error = answers.std() / np.sqrt(n) / stretch
    return tuple(float(end) for end in centre + np.array([-1, 1]) * float(z) * error)
