# Values are compared as texts: the number 1 agrees with the text "1".
def link(records, register, keys):
    result = []
    for r in records:
        names = {
            v["name"]
            for v in register
            if all(r[c] is not None and v[c] is not None and str(v[c]) == str(r[c]) for c in keys)
        }
        result.append(names.pop() if len(names) == 1 else None)
    return result
