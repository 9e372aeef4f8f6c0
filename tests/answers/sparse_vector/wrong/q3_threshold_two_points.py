# The threshold has the median size of Laplace noise with a random sign. Law: |rho| never changes.
import numpy as np


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    size = math.log(2) / (share * epsilon)
    limit = threshold + (size if rng.random() < 0.5 else -size)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
