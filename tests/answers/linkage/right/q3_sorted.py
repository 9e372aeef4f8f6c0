# Sorts the rows and groups them.
def k_of(rows, quasi):
    def name(row):
        return [row[c] for c in quasi]

    sizes = [
        (len(group), len({row["person"] for row in group}))
        for group in (list(g) for _, g in itertools.groupby(sorted(rows, key=name), name))
    ]
    return [min(column) for column in zip(*sizes)]
