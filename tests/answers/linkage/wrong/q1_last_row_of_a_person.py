# Of a person who stands in the register twice, only the last row is kept. Input: Ada with a = 1, then Ada with a = 2; record a = 1.
def link(records, register, keys):
    people = {v["name"]: v for v in register}
    result = []
    for r in records:
        fits = [
            n for n, v in people.items() if all(r[c] is not None and v[c] == r[c] for c in keys)
        ]
        result.append(fits[0] if len(fits) == 1 else None)
    return result
