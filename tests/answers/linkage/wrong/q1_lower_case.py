# Takes names for the same in capital and small letters.
def link(records, register, keys):
    out = []
    for r in records:
        s = {
            p["name"].lower(): p["name"]
            for p in register
            if all(r[k] is not None and p[k] == r[k] for k in keys)
        }
        out.append(list(s.values())[0] if len(s) == 1 else None)
    return out
