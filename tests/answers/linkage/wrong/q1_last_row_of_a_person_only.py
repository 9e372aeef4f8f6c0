# Of a person who stands in the register twice only the last row is kept. Input: Ada with a=1 and again with a=2, record {"a": 1}: None instead of Ada.
def link(records, register, keys):
    people = {v["name"]: v for v in register}
    out = []
    for r in records:
        fits = [
            name
            for name, v in people.items()
            if all(r[c] is not None and r[c] == v[c] for c in keys)
        ]
        out.append(fits[0] if len(fits) == 1 else None)
    return out
