# Wrong for a person who has moved: a dictionary by name keeps only the last row of each.
def link(records, register, keys):
    people = {v["name"]: v for v in register}
    out = []
    for r in records:
        names = [n for n, v in people.items() if all(r[c] is not None and v[c] == r[c] for c in keys)]
        out.append(names[0] if len(names) == 1 else None)
    return out
