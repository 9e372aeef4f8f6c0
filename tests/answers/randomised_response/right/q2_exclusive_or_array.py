# Draws all flips at once and returns an array, the exclusive or of bits and flips.
from numpy import *


def flip_answers(data, p, rng):
    return bitwise_xor(array(data), rng.choice([0, 1], size=len(data), p=[1 - p, p]))
