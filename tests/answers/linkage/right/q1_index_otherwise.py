# An index from key values to names, built once.
def link(records, register, keys):
    index = {}
    for v in register:
        where = tuple(v[c] for c in keys)
        if None not in where:
            index.setdefault(where, set()).add(v["name"])
    out = []
    for r in records:
        names = index.get(tuple(r[c] for c in keys), ())
        out.append(*names) if len(names) == 1 else out.append(None)
    return tuple(out)
