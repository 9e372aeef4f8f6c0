# With numpy: centre plus (-z, z) deviations; returns a list.
def interval(yes, n, p, z):
    answers = np.repeat([1.0, 0.0], [int(yes), int(n - yes)])
    corrected = (answers - float(p)) / (1 - 2 * float(p))
    deviation = corrected.std(ddof=0) / np.sqrt(n)
    return (corrected.mean() + np.array([-1.0, 1.0]) * float(z) * deviation).tolist()
