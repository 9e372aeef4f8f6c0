# Wrong for teachers 1, sigma 50: noisy counts are clipped into -teachers to 2 teachers, and ties that this makes go to 0.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = np.clip(v + rng.normal(scale=sigma, size=v.shape), -teachers, 2 * teachers)
    zeros = np.clip(teachers - v + rng.normal(scale=sigma, size=v.shape), -teachers, 2 * teachers)
    return np.where(ones > zeros, 1, 0)
