# Sorts the list that it was given.
def k_of(rows, quasi):
    def key(row):
        return tuple(row[c] for c in quasi)

    rows.sort(key=key)
    groups = [list(g) for _, g in itertools.groupby(rows, key=key)]
    return min(len(g) for g in groups), min(len({r["person"] for r in g}) for g in groups)
