# Wrong for rows in any order: groupby on the unsorted rows breaks a class in two.
def k_of(rows, quasi):
    groups = [list(g) for _, g in itertools.groupby(rows, key=lambda row: [row[c] for c in quasi])]
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
