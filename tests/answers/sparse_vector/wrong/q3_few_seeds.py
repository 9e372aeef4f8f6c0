# A generator of its own is seeded by one of 1000 numbers from rng: a long session can take 1000 courses only. Law: 100000 sessions of 200 questions have at most 1000 different courses.
import numpy as np


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    own = np.random.default_rng(rng.integers(1000))
    limit = threshold + own.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + own.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
