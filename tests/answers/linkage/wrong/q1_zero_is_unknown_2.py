# Wrong for a key whose value is the number 0: 0 was taken for unknown.
def link(records, register, keys):
    out = []
    for r in records:
        names = {v["name"] for v in register if all(r[c] and v[c] == r[c] for c in keys)}
        out.append(names.pop() if len(names) == 1 else None)
    return out
