# Leaves out the noise where all agree.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(len(votes), 2))
    return [
        int(2 * v > teachers) if v in (0, teachers) else int(v + a > teachers - v + b)
        for v, (a, b) in zip(votes, noise)
    ]
