# Takes 0 and the empty text for unknown.
def link(records, register, keys):
    out = []
    for r in records:
        s = {p["name"] for p in register if all(r[k] and p[k] == r[k] for k in keys)}
        out.append(s.pop() if len(s) == 1 else None)
    return out
