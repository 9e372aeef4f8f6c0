# The key is one text joined without a separator that cannot occur, so ("1", "23") agrees with ("12", "3"). Input: those two rows, keys ("a", "b").
def link(records, register, keys):
    def key(row):
        if any(row[c] is None for c in keys):
            return None
        return "".join(str(row[c]) for c in keys), tuple(type(row[c]) for c in keys)

    index = {}
    for v in register:
        if key(v) is not None:
            index.setdefault(key(v), set()).add(v["name"])
    out = []
    for r in records:
        names = index.get(key(r), set())
        out.append(next(iter(names)) if len(names) == 1 else None)
    return out
