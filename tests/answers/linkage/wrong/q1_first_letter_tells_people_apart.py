# Takes two people for one if their names begin with the same letter.
def link(records, register, keys):
    found = []
    for r in records:
        fits = [p["name"] for p in register if all(p[c] == r[c] for c in keys)]
        known = all(r[c] is not None for c in keys)
        found.append(fits[0] if fits and known and len({n[0] for n in fits}) == 1 else None)
    return found
