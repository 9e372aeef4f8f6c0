# All noise is drawn in one go, and the list is cut after the c-th above by a running sum.
import numpy as np


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    noise = rng.laplace(size=len(values) + 1)
    rho = noise[0] / (share * epsilon)
    nu = noise[1:] * 2 * answers / (epsilon - share * epsilon)
    above = np.asarray(values, dtype=float) + nu >= threshold + rho
    before = np.cumsum(above) - above  # how many were above before this one
    return above[before < answers]
