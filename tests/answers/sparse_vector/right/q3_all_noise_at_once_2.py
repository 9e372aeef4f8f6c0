# All noises at once in numpy, then cut after the last above that may be given.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    truth = np.array(values, dtype=float)
    rho = rng.laplace(0.0, 1.0 / (float(share) * float(epsilon)))
    nu = rng.laplace(0.0, 2.0 * answers / ((1.0 - float(share)) * float(epsilon)), truth.size)
    above = truth + nu >= float(threshold) + rho
    places = np.flatnonzero(above)
    return above[: places[answers - 1] + 1] if places.size >= answers else above
