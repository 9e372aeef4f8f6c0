# Counts a person again who comes back later.
def k_of(rows, quasi):
    d = {}
    for r in rows:
        d.setdefault(tuple(r[c] for c in quasi), []).append(r["person"])
    return min(map(len, d.values())), min(
        len([k for k, _ in itertools.groupby(v)]) for v in d.values()
    )
