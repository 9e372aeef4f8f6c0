# Another way: index.
def link(records, register, keys):
    index = {}
    for row in register:
        index.setdefault(tuple(row[c] for c in keys), set()).add(row["name"])
    found = []
    for row in records:
        key = tuple(row[c] for c in keys)
        names = set() if None in key else index.get(key, set())
        found.append(next(iter(names)) if len(names) == 1 else None)
    return tuple(found)
