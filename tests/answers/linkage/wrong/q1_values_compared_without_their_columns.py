# The sorted values are compared, so that a value may agree with another column. Input: record a=1, b=2, register a=2, b=1, keys ("a", "b").
def link(records, register, keys):
    def values(row):
        return sorted((row[c] for c in keys), key=lambda u: (type(u).__name__, str(u)))

    out = []
    for r in records:
        want = values(r)
        names = set() if None in want else {v["name"] for v in register if values(v) == want}
        out.append(names.pop() if len(names) == 1 else None)
    return out
