# Lets an unknown entry agree with everything.
def link(records, register, keys):
    """For each record the name of the only person who agrees in all keys, or None."""
    found = []
    for record in records:
        values = [record[c] for c in keys]
        fits = {v["name"] for v in register if all(record[c] in (None, v[c]) for c in keys)}
        found.append(fits.pop() if len(fits) == 1 else None)
    return found
