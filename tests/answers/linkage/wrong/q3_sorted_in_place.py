# Sorts the caller's own list. Input: any rows that are not in order.
import itertools


def k_of(rows, quasi):
    def name(row):
        return [row[c] for c in quasi]

    rows.sort(key=name)
    groups = [[row["person"] for row in g] for _, g in itertools.groupby(rows, key=name)]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
