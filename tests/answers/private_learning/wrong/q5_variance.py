# Takes sigma for the variance.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=math.sqrt(sigma), size=(len(votes), 2))
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
