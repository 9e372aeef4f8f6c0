# Uniform numbers sent through the inverse of the distribution function, in a generator.
def _draws(scale, rng):
    while True:
        u = rng.random()
        while u == 0:
            u = rng.random()
        yield scale * math.log(2 * u) if u < 0.5 else -scale * math.log(2 * (1 - u))


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    records = list(data)
    noise = _draws((1 + (neighbourhood == "edit")) / epsilon, rng)
    return [records.count(b) + next(noise) for b in bins]
