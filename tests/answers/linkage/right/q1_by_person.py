# Right: by person.
def link(records, register, keys):
    people = []
    for v in register:
        if v["name"] not in people:
            people.append(v["name"])
    result = [None] * len(records)
    for i, r in enumerate(records):
        wanted = [r[c] for c in keys]
        if any(x is None for x in wanted):
            continue
        count = 0
        for p in people:
            if any([v[c] for c in keys] == wanted for v in register if v["name"] == p):
                count += 1
                result[i] = p
        if count != 1:
            result[i] = None
    return result
