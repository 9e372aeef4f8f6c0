# Several rows of a person are seen as one only if they follow each other in the register. Input: register Ada, Bo, Ada, all with a = 1 but Bo.
def link(records, register, keys):
    result = []
    for r in records:
        names, last = [], None
        for v in register:
            if v["name"] != last and all(r[c] is not None and v[c] == r[c] for c in keys):
                names.append(v["name"])
            last = v["name"]
        result.append(names[0] if len(names) == 1 else None)
    return result
