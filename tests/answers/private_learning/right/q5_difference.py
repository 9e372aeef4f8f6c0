# One noise of the variance of two.
def labels(votes, teachers, sigma, rng):
    gaps = 2 * np.array(votes) - teachers
    return (gaps + rng.normal(scale=math.sqrt(2) * sigma, size=gaps.shape) > 0).tolist()
