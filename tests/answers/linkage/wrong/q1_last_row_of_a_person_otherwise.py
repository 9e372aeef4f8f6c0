# Keeps one row a name, the last: who has moved does not fit at the old address.
def link(records, register, keys):
    people = {v["name"]: v for v in register}
    out = []
    for r in records:
        fits = [
            n for n, v in people.items() if all(r[c] is not None and v[c] == r[c] for c in keys)
        ]
        out.append(fits[0] if len(fits) == 1 else None)
    return out
