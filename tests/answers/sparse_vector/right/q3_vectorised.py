# All noise at once, cut after the last above; the threshold last.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    epsilon, share = float(epsilon), float(share)
    true = np.array([float(v) for v in values])
    noisy = true + rng.laplace(0.0, 2 * answers / (epsilon - share * epsilon), size=len(true))
    above = noisy >= float(threshold) + rng.laplace(0.0, 1 / (share * epsilon))
    return above[np.cumsum(above) - above < answers]
