# The number 0 (and the empty text) are taken for unknown.
def link(records, register, keys):
    result = []
    for r in records:
        names = {v["name"] for v in register if all(r[c] and v[c] == r[c] for c in keys)}
        result.append(names.pop() if len(names) == 1 else None)
    return result
