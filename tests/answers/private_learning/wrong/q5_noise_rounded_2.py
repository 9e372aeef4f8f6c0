# Wrong for teachers 1, sigma 1/2: noise is rounded to whole numbers, and ties go to 0.
def labels(votes, teachers, sigma, rng):
    noise = np.rint(rng.normal(scale=sigma, size=(len(votes), 2)))
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
