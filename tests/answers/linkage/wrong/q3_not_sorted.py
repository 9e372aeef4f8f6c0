# Groupby without sorting: a class whose rows are not side by side falls apart.
def k_of(rows, quasi):
    groups = [
        [row["person"] for row in g]
        for _, g in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi))
    ]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
