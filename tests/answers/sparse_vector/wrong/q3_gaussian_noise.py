# Normal noise of the same variance as Laplace noise. Law: the shape; values far from the threshold are hardly ever wrong.
import math


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.normal(scale=math.sqrt(2) / (share * epsilon))
    spread = math.sqrt(2) * 2 * answers / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + rng.normal(scale=spread) >= limit))
        if sum(said) == answers:
            break
    return said
