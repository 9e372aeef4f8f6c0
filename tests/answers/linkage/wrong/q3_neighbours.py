# Takes for granted that a class stands together.
def k_of(rows, quasi):
    groups = [list(g) for _, g in itertools.groupby(rows, lambda r: [r[c] for c in quasi])]
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
