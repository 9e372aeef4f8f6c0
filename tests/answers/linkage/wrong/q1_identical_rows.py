# Rows count once only if they are identical in every column; a person who has moved counts as two.
def link(records, register, keys):
    people = {tuple(sorted((c, str(u)) for c, u in v.items())): v for v in register}
    out = []
    for r in records:
        fits = [
            v["name"]
            for v in people.values()
            if all(r[c] is not None and v[c] == r[c] for c in keys)
        ]
        out.append(fits[0] if len(fits) == 1 else None)
    return out
