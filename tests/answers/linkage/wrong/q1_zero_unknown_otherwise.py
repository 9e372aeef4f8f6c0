# The number 0 is taken for an unknown entry (truth value instead of is None).
def link(records, register, keys):
    out = []
    for r in records:
        names = {v["name"] for v in register if all(r[c] and v[c] == r[c] for c in keys)}
        out.append(names.pop() if len(names) == 1 else None)
    return out
