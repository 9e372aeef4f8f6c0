# A dictionary from known key tuples of the register to sets of names.
def link(records, register, keys):
    index = {}
    for person in register:
        key = tuple(person[c] for c in keys)
        if None not in key:
            index.setdefault(key, set()).add(person["name"])
    result = []
    for record in records:
        names = index.get(tuple(record[c] for c in keys), ())
        result.append(*names) if len(names) == 1 else result.append(None)
    return result
