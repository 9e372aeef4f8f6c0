# Intersects sets of row numbers, one set for each key, by functools.reduce.
def link(records, register, keys):
    from functools import reduce

    found = []
    for r in records:
        sets = [
            {i for i, p in enumerate(register) if p[c] == r[c] and r[c] is not None} for c in keys
        ]
        names = sorted({register[i]["name"] for i in reduce(set.intersection, sets)})
        found.append(names[0] if len(names) == 1 else None)
    return found
