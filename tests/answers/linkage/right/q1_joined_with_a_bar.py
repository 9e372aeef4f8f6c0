# Joins the values to one text, with a bar between them, which no word and no number has.
def link(records, register, keys):
    names = {}
    for p in register:
        if None not in [p[c] for c in keys]:
            names.setdefault("|".join(str(p[c]) for c in keys), set()).add(p["name"])
    found = []
    for r in records:
        some = names.get("|".join(str(r[c]) for c in keys), set())
        unknown = None in [r[c] for c in keys]
        found.append(None if unknown or len(some) != 1 else min(some))
    return found
