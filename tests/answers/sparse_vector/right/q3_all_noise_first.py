# Numpy all through: all noises in one draw, then the list is cut behind the last above.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""
    nu = rng.laplace(0, 2 * answers / (1 - share) / epsilon, len(values))
    rho = rng.laplace(0, 1 / share / epsilon)
    above = np.asarray(values, dtype=float) + nu - rho >= threshold
    before = np.cumsum(above) - above
    return above[before < answers]
