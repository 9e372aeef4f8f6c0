# Takes the values of the person in the order of the person's own columns.
def link(records, register, keys):
    found = []
    for r in records:
        want = [r[c] for c in keys]
        fits = {p["name"] for p in register if [p[c] for c in p if c in keys] == want}
        found.append(fits.pop() if len(fits) == 1 and None not in want else None)
    return found
