# Computes both ends at once as a numpy array.
import numpy as numerics


def interval(yes, n, p, z):
    answers = numerics.repeat([1.0, 0.0], [yes, n - yes])
    guesses = (answers - p) / (1 - 2 * p)
    return guesses.mean() + numerics.array([-1, 1]) * z * guesses.std() / numerics.sqrt(n)
