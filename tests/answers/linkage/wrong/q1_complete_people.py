# Leaves people out of whom anything is unknown.
def link(records, register, keys):
    reg = [p for p in register if None not in p.values()]
    out = []
    for r in records:
        s = {p["name"] for p in reg if all(r[k] is not None and p[k] == r[k] for k in keys)}
        out.append(s.pop() if len(s) == 1 else None)
    return out
