# The share from the ratio of the two scales only; the variance is computed from the scales there.
import numpy as np


def best_split(epsilon, answers, monotone, renewed):
    budget = epsilon / answers if renewed else epsilon
    above = 1 if renewed else answers
    shift = 1 if monotone else 2
    w = 1 / (1 + np.cbrt(float(above * shift)) ** 2)
    s1, s2 = 1 / (w * budget), above * shift / ((1 - w) * budget)
    return np.array([w, 2 * s1**2 + 2 * s2**2])
