# Right: sorted groupby.
def k_of(rows, quasi):
    def key(row):
        return tuple(row[c] for c in quasi)

    groups = [list(g) for _, g in itertools.groupby(sorted(rows, key=key), key=key)]
    return np.array(
        [min(len(g) for g in groups), min(len({r["person"] for r in g}) for g in groups)]
    )
