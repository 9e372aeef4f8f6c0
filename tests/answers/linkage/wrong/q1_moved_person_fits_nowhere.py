# A person whose rows say different things in the keys is struck out of the register.
def link(records, register, keys):
    places = {}
    for p in register:
        places.setdefault(p["name"], set()).add(tuple(p[c] for c in keys))
    found = []
    for r in records:
        here = tuple(r[c] for c in keys)
        names = [n for n, some in places.items() if some == {here}]
        found.append(names[0] if len(names) == 1 and None not in here else None)
    return found
