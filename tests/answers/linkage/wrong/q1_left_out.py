# Leaves out records that cannot be linked.
def link(records, register, keys):
    """For each record the name of the only person who agrees in all keys, or None."""
    found = []
    for record in records:
        values = [record[c] for c in keys]
        fits = {v["name"] for v in register if [v[c] for c in keys] == values}
        found.append(fits.pop() if len(fits) == 1 and None not in values else None)
    return [name for name in found if name]
