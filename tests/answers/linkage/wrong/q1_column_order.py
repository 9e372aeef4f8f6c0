# Compares values in the order of the rows.
def link(records, register, keys):
    found = []
    for record in records:
        values = [x for c, x in record.items() if c in keys]
        fits = {v["name"] for v in register if [x for c, x in v.items() if c in keys] == values}
        found.append(fits.pop() if len(fits) == 1 and None not in values else None)
    return found
