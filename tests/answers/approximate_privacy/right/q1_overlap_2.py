# Written with what both have in common: 1 less the sum of the lesser of P and c Q.
from numpy import *


def least_delta(one, other, factor):
    P, Q = array(one, dtype=object), array(other, dtype=object)
    half = lambda s, t: 1 - add.reduce(minimum(s, factor * t))
    return maximum(half(P, Q), half(Q, P))
