# Trusts only the last row of a person.
def link(records, register, keys):
    found = []
    for record in records:
        latest = {v["name"]: v for v in register}
        values = [record[c] for c in keys]
        fits = [n for n, v in latest.items() if [v[c] for c in keys] == values]
        found.append(fits[0] if len(fits) == 1 and None not in values else None)
    return found
