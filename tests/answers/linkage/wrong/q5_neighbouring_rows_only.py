# Classes are grouped without sorting: the last piece of a class decides. Input: rows of class x with a, of y with b, of x with c.
import itertools


def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    possible = [row for row in rows if row[sensitive] not in ruled_out]
    for name, group in itertools.groupby(possible, lambda row: tuple(row[c] for c in quasi)):
        values = {row[sensitive] for row in group}
        if len(values) == 1:
            result[name] = values.pop()
    return result
