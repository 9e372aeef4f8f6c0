# Truthiness used for "is written down", so that the number 0 counts as unknown.
def link(records, register, keys):
    result = []
    for r in records:
        names = {v["name"] for v in register if all(r[c] and r[c] == v[c] for c in keys)}
        result.append(names.pop() if len(names) == 1 else None)
    return result
