# Rows with the same name count once only if they follow each other in the register. Input: register Ada 1, Bo 2, Ada 1, record 1: None instead of Ada.
def link(records, register, keys):
    groups = [
        (name, list(rows)) for name, rows in itertools.groupby(register, key=lambda v: v["name"])
    ]
    out = []
    for r in records:
        fits = [
            name
            for name, rows in groups
            if any(all(r[c] is not None and v[c] == r[c] for c in keys) for v in rows)
        ]
        out.append(fits[0] if len(fits) == 1 else None)
    return out
