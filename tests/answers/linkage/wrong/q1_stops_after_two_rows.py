# The search stops as soon as two rows fit, which may both be of one person while a third row is of another. Input: register Ada, Ada, Bo with the same key: Ada instead of None.
def link(records, register, keys):
    out = []
    for r in records:
        names, rows = set(), 0
        if None not in [r[c] for c in keys]:
            for v in register:
                if all(v[c] == r[c] for c in keys):
                    names.add(v["name"])
                    rows += 1
                if rows == 2:
                    break
        out.append(names.pop() if len(names) == 1 else None)
    return out
