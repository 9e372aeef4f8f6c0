# Counts entries that both rows share, in whatever column, and takes as many as there are keys for enough.
def link(records, register, keys):
    found = []
    for record in records:
        fits = set()
        for person in register:
            shared = sum(person.get(c) == v for c, v in record.items() if v is not None)
            if shared >= len(keys):
                fits.add(person["name"])
        found.append(fits.pop() if len(fits) == 1 else None)
    return found
