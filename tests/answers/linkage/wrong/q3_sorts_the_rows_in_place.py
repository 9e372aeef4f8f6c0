# The caller's list is sorted in place; arguments must be left as they are. Input: rows with a = y, x.
def k_of(rows, quasi):
    def key(row):
        return tuple(row[c] for c in quasi)

    rows.sort(key=key)
    groups = [[r["person"] for r in g] for _, g in itertools.groupby(rows, key=key)]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
