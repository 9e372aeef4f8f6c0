# Words are compared without regard to upper and lower case.
def link(records, register, keys):
    def low(u):
        return u.lower() if isinstance(u, str) else u

    out = []
    for r in records:
        names = {
            v["name"]
            for v in register
            if all(r[c] is not None and low(v[c]) == low(r[c]) for c in keys)
        }
        out.append(names.pop() if len(names) == 1 else None)
    return out
