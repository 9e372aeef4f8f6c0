# The noise of each count is uniform, with the variance of the normal. Law: votes [65] of 100, sigma 10: 0 comes with 0.009, not 0.017; and a gap of 4 sigma never loses.
def labels(votes, teachers, sigma, rng):
    width = math.sqrt(3) * sigma
    noise = rng.uniform(-width, width, size=(len(votes), 2))
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
