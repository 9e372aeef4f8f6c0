# Written as inequalities a T <= b, from which the ends of the interval are collected.
from numpy import *


def tpr_range(fpr, factor, delta):
    half = [
        (1, factor * fpr + delta),
        (factor, factor + delta + fpr - 1),
        (-factor, delta - fpr),
        (-1, factor * (1 - fpr) + delta - 1),
        (1, 1),
        (-1, 0),
    ]
    parts = {1: [], -1: []}
    for a, b in half:
        parts[int(sign(float(a)))].append(Fraction(b) / a)
    low, high = parts[-1][0], parts[1][0]
    for formula in parts[-1]:
        low = formula if formula > low else low
    for formula in parts[1]:
        high = formula if formula < high else high
    return array([low, high], dtype=object)
