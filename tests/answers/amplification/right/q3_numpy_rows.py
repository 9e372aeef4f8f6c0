# Written with rows as numpy arrays of fractions that are mixed by combinations.
from numpy import *


def sampled_table(table, rate):
    names = list(next(iter(table.values())))
    rows = {x: array([row[a] for a in names], dtype=object) for x, row in table.items()}
    result = {}
    for x in rows:
        formula = array([Fraction(0)] * len(names), dtype=object)
        for size in range(len(x), -1, -1):
            for sample in itertools.combinations(x, size):
                formula = formula + rate**size * (1 - rate) ** (len(x) - size) * rows[sample]
        result[x] = dict(zip(names, formula.tolist()))
    return result
