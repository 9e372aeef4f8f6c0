# Takes equal rows for one person, and not equal names.
def link(records, register, keys):
    reg = {tuple(sorted((c, str(v)) for c, v in p.items())): p for p in register}.values()
    out = []
    for r in records:
        s = [p["name"] for p in reg if all(r[k] is not None and p[k] == r[k] for k in keys)]
        out.append(s[0] if len(s) == 1 else None)
    return out
