# By both ends by symmetry.
from functools import reduce
from operator import mul


def belief_interval(prior, ratios):
    def most(b):
        return 1 - (1 - b) / (1 - b + b * reduce(mul, ratios, Fraction(1)))

    return sorted((1 - most(1 - prior), most(prior)))
