# Takes an empty text for unknown.
def link(records, register, keys):
    found = []
    for record in records:
        values = [record[c] for c in keys]
        fits = {v["name"] for v in register if [v[c] for c in keys] == values}
        known = None not in values and "" not in values
        found.append(fits.pop() if len(fits) == 1 and known else None)
    return found
