# Sixty noises are drawn and used again from the sixty-first row on.
def labels(votes, teachers, sigma, rng):
    z = rng.normal(scale=sigma * 2**0.5, size=60)
    return [int(2 * v - teachers + z[i % 60] > 0) for i, v in enumerate(votes)]
