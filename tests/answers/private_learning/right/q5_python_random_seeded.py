# By python random seeded.
def labels(votes, teachers, sigma, rng):
    import random

    dice = random.Random(int(rng.integers(2**63)))
    return [int(v + dice.gauss(0, sigma) > teachers - v + dice.gauss(0, sigma)) for v in votes]
