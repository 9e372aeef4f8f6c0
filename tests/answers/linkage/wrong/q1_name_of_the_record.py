# Joins both rows into one dictionary; if the record has a column "name" of its own, that is returned.
def link(records, register, keys):
    out = []
    for r in records:
        fits = {
            {**v, **r}["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)
        }
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
