# Sorts, and groups neighbours.
def k_of(rows, quasi):
    key = lambda r: [r[c] for c in quasi]
    groups = [list(g) for _, g in itertools.groupby(sorted(rows, key=key), key)]
    return [min(len(g) for g in groups), min(len({r["person"] for r in g}) for g in groups)]
