# Counts combinations that do not occur as classes of size 0.
def k_of(rows, quasi):
    domains = [sorted({row[c] for row in rows}, key=str) for c in quasi]
    groups = [
        [r["person"] for r in rows if tuple(r[c] for c in quasi) == name]
        for name in itertools.product(*domains)
    ]
    return min(map(len, groups)), min(len(set(g)) for g in groups)
