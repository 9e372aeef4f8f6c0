# Uniform noise of the same standard deviation, not normal; e.g. gap 1, sigma 1/2 gives 0.911 in place of 0.921, gap 2 gives 1.
def labels(votes, teachers, sigma, rng):
    wide = sigma * 3**0.5
    a, b = rng.uniform(-wide, wide, size=(2, len(votes)))
    return [int(x) for x in 2 * np.array(votes, dtype=int) - teachers + a - b > 0]
