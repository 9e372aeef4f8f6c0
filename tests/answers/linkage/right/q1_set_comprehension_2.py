# For each record the set of the names that fit; None if it has a None or not exactly one name.
def link(records, register, keys):
    out = []
    for r in records:
        names = {
            v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)
        }
        out.append(next(iter(names)) if len(names) == 1 else None)
    return out
