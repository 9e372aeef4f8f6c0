# Draws 100 noises once a call and goes through them again and again: rows 100 apart share both noises.
def labels(votes, teachers, sigma, rng):
    a = rng.normal(scale=sigma, size=100)
    b = rng.normal(scale=sigma, size=100)
    return [int(v + a[i % 100] > teachers - v + b[i % 100]) for i, v in enumerate(votes)]
