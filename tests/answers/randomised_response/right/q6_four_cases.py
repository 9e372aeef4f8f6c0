# Four cases.
def variance_sampled(n, p, theta):
    c = 1 - 2 * p
    values, weights = [], []
    for truth, flip in itertools.product((0, 1), repeat=2):
        weights.append((theta if truth else 1 - theta) * (p if flip else 1 - p))
        values.append(((truth ^ flip) - p) / c)
    mean = sum(w * v for w, v in zip(weights, values))
    return sum(w * (v - mean) ** 2 for w, v in zip(weights, values)) / n
