# The values of the keys are glued to one text without a separator, so that 1,12 is like 11,2.
def link(records, register, keys):
    def key(row):
        if any(row[c] is None for c in keys):
            return None
        return "".join(str(row[c]) for c in keys)

    people = {}
    for v in register:
        if key(v) is not None:
            people.setdefault(key(v), set()).add(v["name"])
    out = []
    for r in records:
        names = people.get(key(r), set())
        out.append(next(iter(names)) if len(names) == 1 else None)
    return out
