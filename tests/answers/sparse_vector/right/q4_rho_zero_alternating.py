# Built around rho = 0 with -1 and 0 in turn; 60 questions, or 30 below, in numpy arrays.
import numpy as np


def refute(base, claimed, flaw):
    if flaw == "no end":
        outcome = np.arange(60) % 2 == 1
        x = np.where(outcome, 0, -1)
        other = -1 - x
        return x, other, outcome
    x = np.zeros(31, dtype=int)
    return x, x + 1, x.astype(bool)
