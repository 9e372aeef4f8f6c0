# Sorts the list that was given.
def k_of(rows, quasi):
    def name(row):
        return tuple(row[c] for c in quasi)

    rows.sort(key=name)
    groups = [[r["person"] for r in g] for _, g in itertools.groupby(rows, key=name)]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
