# Writes out the quotient rule for weights that are all 1 at epsilon 0.
from numpy import *


def slopes(utilities, sensitivity):
    weights = ones(len(utilities))
    rises = array(utilities, dtype=float) / sensitivity / 2
    return (rises * weights.sum() - weights * rises.sum()) / weights.sum() ** 2
