# By coin with erf.
def labels(votes, teachers, sigma, rng):
    said = []
    for v in votes:
        p = math.erfc(-(2 * v - teachers) / (2 * sigma)) / 2
        said.append(1 if rng.random() < p else 0)
    return tuple(said)
