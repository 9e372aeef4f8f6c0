# Uses noise for at most a hundred rows.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(len(votes), 2))
    noise[100:] = 0
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
