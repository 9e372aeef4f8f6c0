# What one shift of 1 may cost is found first, then turned round; an array of objects is returned.
import numpy as np
from fractions import Fraction


class Purse:
    def __init__(self, money):
        self.money = Fraction(money)

    def scale_for(self, distances):
        """All distances are paid from this purse: distance / scale, added up, is the money."""
        return Fraction(distances, 1) / self.money


def scales(epsilon, share, answers, sensitivity, monotone):
    threshold, questions = Purse(share * epsilon), Purse(epsilon - share * epsilon)
    each = {True: 1, False: 2}[bool(monotone)] * sensitivity
    return np.array(
        [threshold.scale_for(sensitivity), questions.scale_for(each * answers)], dtype=object
    )
