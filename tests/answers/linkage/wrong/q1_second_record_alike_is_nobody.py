# The second of two records that agree in the keys is left without a name.
def link(records, register, keys):
    found, seen = [], []
    for r in records:
        values = [r[c] for c in keys]
        fits = {p["name"] for p in register if [p[c] for c in keys] == values}
        new = values not in seen
        found.append(fits.pop() if new and len(fits) == 1 and None not in values else None)
        if len(keys) > 1:
            seen.append(values)
    return found
