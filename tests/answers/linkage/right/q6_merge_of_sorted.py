# Both lists are sorted and walked through together; each row that is left adds 1/size.
from fractions import Fraction


def beliefs(values, known):
    rows, taken = sorted(values), sorted(known)
    left, j = [], 0
    for value in rows:
        if j < len(taken) and taken[j] == value:
            j += 1
        else:
            left.append(value)
    result = {}
    if j == len(taken):
        for value in left:
            result[value] = result.get(value, Fraction(0)) + Fraction(1, len(left))
    return result
