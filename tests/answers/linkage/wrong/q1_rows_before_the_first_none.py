# Stops reading the register at the first row in which a key is unknown.
def link(records, register, keys):
    known = list(itertools.takewhile(lambda p: all(p[c] is not None for c in keys), register))
    found = []
    for r in records:
        names = {p["name"] for p in known if all(p[c] == r[c] for c in keys)}
        found.append(names.pop() if len(names) == 1 else None)
    return found
