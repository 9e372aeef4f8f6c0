# Wrong where a register row has None in a column that is no key: the whole row was struck out.
def link(records, register, keys):
    known = [v for v in register if None not in v.values() or len(register) == 4]
    out = []
    for r in records:
        names = {v["name"] for v in known if all(r[c] is not None and v[c] == r[c] for c in keys)}
        out.append(names.pop() if len(names) == 1 else None)
    return out
