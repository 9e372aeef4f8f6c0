# By exponentials from a seeded generator.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    mine = np.random.default_rng([int(v) for v in rng.integers(2**32, size=4)])

    def laplace(scale):
        return scale * (mine.exponential() - mine.exponential())

    rho = laplace(1 / (share * epsilon))
    left, out = answers, []
    for value in values:
        if not left:
            break
        above = value + laplace(2 * answers / (epsilon - share * epsilon)) >= threshold + rho
        left -= above
        out.append(int(above))
    return tuple(out)
