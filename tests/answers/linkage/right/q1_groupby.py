# Another road: By groupby.
def link(records, register, keys):
    out = []
    for r in records:
        fits = [v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)]
        groups = [name for name, _ in itertools.groupby(fits)]
        out.append(groups[0] if len(groups) == 1 else None)
    return out
