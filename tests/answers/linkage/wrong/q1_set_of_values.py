# Compares the sets of values, not column by column: exchanged columns agree.
def link(records, register, keys):
    out = []
    for r in records:
        mine = {r[c] for c in keys}
        names = set()
        if None not in mine:
            for v in register:
                if {v[c] for c in keys} == mine:
                    names.add(v["name"])
        out.append(list(names)[0] if len(names) == 1 else None)
    return out
