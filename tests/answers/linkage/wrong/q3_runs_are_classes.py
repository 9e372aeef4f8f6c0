# Groupby without sorting: each run of like rows is a class.
def k_of(rows, quasi):
    groups = [list(g) for _, g in itertools.groupby(rows, key=lambda r: tuple(r[c] for c in quasi))]
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
