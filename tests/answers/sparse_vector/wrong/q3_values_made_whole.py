# Values are put into an array of whole numbers, which cuts off what is behind the point. Input: values [0.6, 0.4], threshold 0.5, epsilon 100.
import numpy as np


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    values = np.array(values, dtype=int)
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    nu = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=len(values))
    said = []
    for above in values + nu >= limit:
        said.append(bool(above))
        if sum(said) == answers:
            break
    return said
