# Another right way: cond.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    g = rng.spawn(1)[0] if False else rng
    limit = threshold + (g.exponential() - g.exponential()) / (share * epsilon)
    out, c = [], 0
    for v in values:
        w = g.gamma(1, 1, 2)
        out.append(
            np.int64(v + (w[0] - w[1]) * (2 * answers) / (epsilon - share * epsilon) >= limit)
        )
        c += out[-1]
        if c >= answers:
            return np.array(out)
    return np.array(out, dtype=int)
