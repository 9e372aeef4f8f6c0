# Only the last of the keys is looked at for an unknown entry.
def link(records, register, keys):
    out = []
    for r in records:
        names = {v["name"] for v in register if all(v[c] == r[c] for c in keys)}
        if r[keys[-1]] is None:
            names = set()
        out.append(names.pop() if len(names) == 1 else None)
    return out
