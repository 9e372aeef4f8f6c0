# Written with the inverse matrix as an array of fractions.
from numpy import *


def disguise(p, u, v):
    inverse = array([[1 - p, -p], [-p, 1 - p]], dtype=object) / (1 - 2 * p)
    parts = inverse.dot(array([u, v], dtype=object))
    return parts if all([0 <= r <= 1 for r in parts]) else None
