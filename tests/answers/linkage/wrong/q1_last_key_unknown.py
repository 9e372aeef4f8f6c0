# None agrees with None in the first of several keys.
def link(records, register, keys):
    result = []
    for r in records:
        names = {
            v["name"]
            for v in register
            if r[keys[-1]] is not None and all(v[c] == r[c] for c in keys)
        }
        result.append(names.pop() if len(names) == 1 else None)
    return result
