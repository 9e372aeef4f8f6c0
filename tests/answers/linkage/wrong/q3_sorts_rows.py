# Sorts the table of its caller.
def k_of(rows, quasi):
    rows.sort(key=lambda r: [str(r[c]) for c in quasi])
    groups = [list(g) for _, g in itertools.groupby(rows, lambda r: [str(r[c]) for c in quasi])]
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
