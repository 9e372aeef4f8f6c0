# By polynomial class.
from functools import reduce
from operator import mul


def count_chances(ones, zeros, p):
    people = [np.polynomial.Polynomial([p, 1 - p])] * ones + [np.polynomial.Polynomial([1 - p, p])] * zeros
    return reduce(mul, people).coef
