# If only one person agrees in the first key, the others are not looked at.
def link(records, register, keys):
    found = []
    for r in records:
        left = [p for p in register]
        for c in keys:
            left = [p for p in left if r[c] is not None and p[c] == r[c]]
            if len({p["name"] for p in left}) <= 1:
                break
        names = {p["name"] for p in left}
        found.append(names.pop() if len(names) == 1 else None)
    return found
