# Given the noisy threshold, each answer is a coin whose chance of above is computed from Laplace's distribution.
import math


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = rng.laplace(threshold, 1 / share / epsilon)
    scale = 2 * answers / (1 - share) / epsilon
    result = []
    for value in values:
        z = (value - limit) / scale
        chance = 1 - math.exp(-z) / 2 if z >= 0 else math.exp(z) / 2
        result.append(bool(rng.random() < chance))
        answers -= result[-1]
        if answers == 0:
            break
    return result
