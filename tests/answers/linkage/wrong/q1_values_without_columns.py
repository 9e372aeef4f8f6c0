# Compares the set of values and not column by column: exchanged values agree.
def link(records, register, keys):
    out = []
    for r in records:
        mine = {r[c] for c in keys}
        fits = set()
        if None not in mine:
            fits = {v["name"] for v in register if {v[c] for c in keys} == mine}
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
