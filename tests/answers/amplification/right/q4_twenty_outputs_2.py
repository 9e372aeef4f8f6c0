# Written with twenty outputs, of which most are the same for both, as arrays.
from numpy import *


def tight(factor):
    c = Fraction(factor)
    same = [Fraction(1, 36)] * 18
    parts = [c / (1 + c) / 2, 1 / (1 + c) / 2]
    return array(same + parts, dtype=object), array(same + parts[::-1], dtype=object)
