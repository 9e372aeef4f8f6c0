# Compares values as texts.
def link(records, register, keys):
    found = []
    for record in records:
        values = [record[c] for c in keys]
        fits = {
            v["name"] for v in register if [str(v[c]) for c in keys] == [str(x) for x in values]
        }
        found.append(fits.pop() if len(fits) == 1 and None not in values else None)
    return found
