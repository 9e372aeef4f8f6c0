# Links a person once.
def link(records, register, keys):
    found = []
    for record in records:
        values = [record[c] for c in keys]
        fits = {v["name"] for v in register if [v[c] for c in keys] == values}
        name = fits.pop() if len(fits) == 1 and None not in values else None
        found.append(None if name in found and len(found) > 3 else name)
    return found
