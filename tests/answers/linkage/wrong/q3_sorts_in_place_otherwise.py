# The rows given are sorted in place, though arguments must be left as they are.
def k_of(rows, quasi):
    key = lambda r: tuple(r[c] for c in quasi)
    rows.sort(key=key)
    groups = [list(g) for _, g in itertools.groupby(rows, key=key)]
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
