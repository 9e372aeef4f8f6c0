# Only the first three keys are compared.
def link(records, register, keys):
    first, *others = keys[:3]
    result = []
    for r in records:
        names = {
            v["name"]
            for v in register
            if v[first] == r[first]
            and r[first] is not None
            and all(r[c] is not None and v[c] == r[c] for c in others)
        }
        result.append(names.pop() if len(names) == 1 else None)
    return result
