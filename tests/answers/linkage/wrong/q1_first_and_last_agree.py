# Takes the first and the last who fit, and if they are the same person, nobody else is looked at.
def link(records, register, keys):
    out = []
    for r in records:
        fits = [v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)]
        out.append(fits[0] if fits and fits[0] == fits[-1] else None)
    return out
