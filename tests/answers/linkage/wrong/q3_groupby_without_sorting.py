# Rows are grouped without being sorted, so a class that is not in one piece is split. Input: a = x, y, x.
import itertools


def k_of(rows, quasi):
    groups = [
        [row["person"] for row in group]
        for _, group in itertools.groupby(rows, key=lambda row: [row[c] for c in quasi])
    ]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
