# A set of the names that fit, for each record.
def link(records, register, keys):
    """For each record the name of the only person who agrees in all keys, or None."""
    result = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
