# The table of the questions' noise is read up to its first 0 only. Input: values [0], threshold 3, place 1, first [1], second [1/2, 0, 1/2]: 1/2 for 1.
from itertools import takewhile


def chance(values, threshold, place, first, second):
    noises = list(enumerate(takewhile(bool, second)))
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for i, value in enumerate(values[: place + 1]):
            below = sum((p for k, p in noises if value + k < threshold + r), Fraction(0))
            product *= 1 - below if i == place else below
        total += product
    return total
