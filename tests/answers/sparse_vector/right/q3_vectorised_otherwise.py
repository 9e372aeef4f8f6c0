# Vectorised, otherwise.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    nu = rng.laplace(0, 2 * answers / (epsilon - share * epsilon), len(values))
    rho = rng.laplace(0, 1 / share / epsilon)
    above = np.asarray(values, dtype=float) + nu >= threshold + rho
    return above[np.cumsum(above) - above < answers]
