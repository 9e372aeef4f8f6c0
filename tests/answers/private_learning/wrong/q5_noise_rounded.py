# The noises are rounded to whole numbers, and ties go to 0. Input: [1], 2, 1/10: right is a fair coin, it is always 0.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=int)
    ones = v + np.round(rng.normal(scale=sigma, size=v.shape))
    zeros = teachers - v + np.round(rng.normal(scale=sigma, size=v.shape))
    return [int(a > b) for a, b in zip(ones, zeros)]
