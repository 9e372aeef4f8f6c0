# Right: numpy std
def interval(yes, n, p, z):
    p, z = float(p), float(z)
    scores = (np.repeat([1.0, 0.0], [yes, n - yes]) - p) / (1 - 2 * p)
    half = z * scores.std() / math.sqrt(n)
    return float(scores.mean() - half), float(scores.mean() + half)
