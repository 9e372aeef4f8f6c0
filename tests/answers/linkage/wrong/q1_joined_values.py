# The values are joined to one text by a space, so ("a b", "c") agrees with ("a", "b c"), and 1 with "1". Input: such values.
def link(records, register, keys):
    def code(row):
        return " ".join(map(str, (row[c] for c in keys)))

    index = {}
    for v in register:
        if all(v[c] is not None for c in keys):
            index.setdefault(code(v), set()).add(v["name"])
    result = []
    for r in records:
        fits = index.get(code(r), set()) if all(r[c] is not None for c in keys) else set()
        result.append(next(iter(fits)) if len(fits) == 1 else None)
    return result
