# Keeps noisy counts between 0 and the number of teachers, and lets 1 win if they are equal.
def labels(votes, teachers, sigma, rng):
    noise = rng.normal(scale=sigma, size=(len(votes), 2))
    return [
        int(min(max(v + a, 0), teachers) >= min(max(teachers - v + b, 0), teachers))
        for v, (a, b) in zip(votes, noise)
    ]
