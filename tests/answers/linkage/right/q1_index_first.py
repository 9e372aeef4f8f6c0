# By index first.
def link(records, register, keys):
    index = {}
    for person in register:
        where = tuple(person[c] for c in keys)
        index.setdefault(where, set()).add(person["name"])
    told = []
    for record in records:
        where = tuple(map(record.get, keys))
        names = index.get(where, ()) if None not in where else ()
        told.append(next(iter(names)) if len(names) == 1 else None)
    return tuple(told)
