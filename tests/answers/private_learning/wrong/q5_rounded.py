# Rounds the noisy counts, and lets 0 win if they are equal.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(len(votes), 2))
    return [int(round(v + a) > round(teachers - v + b)) for v, (a, b) in zip(votes, noise)]
