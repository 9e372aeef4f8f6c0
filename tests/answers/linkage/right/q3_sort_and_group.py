# Sort and group.
def k_of(rows, quasi):
    def name(row):
        return tuple(row[c] for c in quasi)

    groups = [list(g) for _, g in itertools.groupby(sorted(rows, key=name), key=name)]
    return np.array(
        [
            min(map(len, groups)),
            min(len({row["person"] for row in group}) for group in groups),
        ]
    )
