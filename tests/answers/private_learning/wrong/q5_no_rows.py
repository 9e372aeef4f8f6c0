# Wrong for votes []: argmax over stacked lists of nothing fails.
def labels(votes, teachers, sigma, rng):
    counts = [[teachers - v + rng.normal(scale=sigma), v + rng.normal(scale=sigma)] for v in votes]
    return np.argmax(counts, axis=1)
