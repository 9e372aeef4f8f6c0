# Numpy computes all logarithms of chances to the largest number possible and counts those that are large enough.
import numpy as np


def most_questions(epsilon, answers, distance, beta):
    tails = np.exp(-distance / 2 / (np.array([2.0, 4.0 * answers]) / epsilon))
    once, each = np.log1p(-tails)
    k = np.arange(1, 100_002)
    return int(np.count_nonzero(once + k * each >= np.log1p(-beta)))
