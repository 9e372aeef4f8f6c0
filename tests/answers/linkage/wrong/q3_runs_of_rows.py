# Uses groupby without sorting, so only neighbouring rows make a class.
def k_of(rows, quasi):
    groups = [
        [r["person"] for r in g]
        for _, g in itertools.groupby(rows, key=lambda r: tuple(r[c] for c in quasi))
    ]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
