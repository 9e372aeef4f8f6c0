# Seeds Python's generator with a number below 100 from rng, so that only 100 different answers exist.
def pick(utilities, epsilon, sensitivity, draws, rng):
    import random

    coin = random.Random(int(rng.integers(100)))
    best = max(utilities)
    weights = [math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities]
    return coin.choices(range(len(weights)), weights, k=draws)
