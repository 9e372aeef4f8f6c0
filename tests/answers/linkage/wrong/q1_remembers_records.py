# A cache from record values to the answer outlives the call and forgets the register.
seen = {}


def link(records, register, keys):
    result = []
    for r in records:
        mine = tuple((c, r[c]) for c in keys)
        if mine not in seen:
            fits = {v["name"] for v in register if all(r[c] is not None and r[c] == v[c] for c in keys)}
            seen[mine] = fits.pop() if len(fits) == 1 else None
        result.append(seen[mine])
    return result
