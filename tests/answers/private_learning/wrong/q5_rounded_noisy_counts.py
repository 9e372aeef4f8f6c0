# Noisy counts are rounded to whole numbers, and ties go to 0. Law: votes [5] of 10, sigma 0.1: always 0, but a fair coin is asked.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = np.rint(v + rng.normal(scale=sigma, size=v.size))
    zeros = np.rint(teachers - v + rng.normal(scale=sigma, size=v.size))
    return (ones > zeros).astype(int)
