# Groupby without sorting cuts a class whose rows are apart into pieces. Input: column a with x, y, y, x of four people: (1, 1) instead of (2, 2).
def k_of(rows, quasi):
    groups = [
        list(g) for _, g in itertools.groupby(rows, key=lambda row: tuple(row[c] for c in quasi))
    ]
    return min(map(len, groups)), min(len({row["person"] for row in g}) for g in groups)
