# Splits the rows by one column after another, by recursion; a numpy array is returned.
import numpy as np


def pieces(rows, columns):
    if not columns:
        yield rows
        return
    first, *others = columns
    for value in dict.fromkeys(row[first] for row in rows):
        yield from pieces([row for row in rows if row[first] == value], others)


def k_of(rows, quasi):
    sizes = [[len(p), len({row["person"] for row in p})] for p in pieces(rows, quasi)]
    return np.min(np.array(sizes), axis=0)
