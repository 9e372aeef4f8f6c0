# Right: index by key.
def link(records, register, keys):
    index = {}
    for v in register:
        key = tuple(v[c] for c in keys)
        if None not in key:
            index.setdefault(key, set()).add(v["name"])
    result = []
    for r in records:
        names = index.get(tuple(r[c] for c in keys), ())
        result.append(next(iter(names)) if len(names) == 1 else None)
    return tuple(result)
