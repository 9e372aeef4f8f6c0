# Removes rows with unknown values from the caller's register.
def link(records, register, keys):
    for v in list(register):
        if any(v[c] is None for c in keys):
            register.remove(v)
    out = []
    for r in records:
        fits = {v["name"] for v in register if all(v[c] == r[c] for c in keys)}
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
