# If nobody fits exactly, an unknown entry of the register is taken to agree with everything.
def link(records, register, keys):
    out = []
    for r in records:
        known = all(r[c] is not None for c in keys)
        exact = {v["name"] for v in register if known and all(v[c] == r[c] for c in keys)}
        if not exact and known:
            exact = {v["name"] for v in register if all(v[c] in (r[c], None) for c in keys)}
        out.append(exact.pop() if len(exact) == 1 else None)
    return out
