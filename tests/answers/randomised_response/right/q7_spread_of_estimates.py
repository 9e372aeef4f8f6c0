# The spread of the people's own estimates.
def interval(yes, n, p, z):
    p, z = float(p), float(z)
    single = (np.array([1.0] * yes + [0.0] * (n - yes)) - p) / (1 - 2 * p)
    step = z * single.std() / math.sqrt(n)
    return float(single.mean() - step), float(single.mean() + step)
