# An index from values to names, and a tuple.
def link(records, register, keys):
    idx = {}
    for p in register:
        idx.setdefault(tuple(map(p.get, keys)), set()).add(p["name"])
    return tuple(
        next(iter(idx[t])) if None not in t and len(idx.get(t, ())) == 1 else None
        for t in (tuple(map(r.get, keys)) for r in records)
    )
