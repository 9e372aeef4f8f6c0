# Compares key by key, and keeps names in a dictionary.
def link(records, register, keys):
    found = []
    for record in records:
        fits = {}
        for person in register:
            if all(record[c] is not None and person[c] == record[c] for c in keys):
                fits[person["name"]] = True
        found.append(next(iter(fits)) if len(fits) == 1 else None)
    return found
