# Multiplies a triangle of ones with the bins' variances, in numpy.
from numpy import *


def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    triangle = triu(ones((k, k + 1)), 1)
    moved = {"membership": 1, "edit": 2}[neighbourhood]
    bins = eye(k + 1) * 2 * (moved / epsilon) ** 2
    person = abs(triangle[:, -1] - triangle[:, 0]).sum()
    return array([2 * (person / epsilon) ** 2, diag(triangle @ bins @ triangle.T).max()])
