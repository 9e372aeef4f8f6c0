# With an empty register an empty list is returned, not one entry a record.
def link(records, register, keys):
    if not records or not register:
        return []
    result = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] is not None and r[c] == v[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
