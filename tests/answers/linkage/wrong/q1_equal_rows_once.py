# Drops rows of the register that are equal as a whole, and then counts rows: a person whose two rows differ in a column that is no key counts twice.
def link(records, register, keys):
    rows = []
    for v in register:
        if v not in rows:
            rows.append(v)
    out = []
    for r in records:
        fits = [v["name"] for v in rows if all(r[c] is not None and v[c] == r[c] for c in keys)]
        out.append(fits[0] if len(fits) == 1 else None)
    return out
