# A person fits if each column agrees with some row of hers, not all with one row. Input: Ada (1, 1) and Ada (2, 2), record (1, 2).
def link(records, register, keys):
    result = []
    for r in records:
        fits = None
        for c in keys:
            here = {v["name"] for v in register if r[c] is not None and v[c] == r[c]}
            fits = here if fits is None else fits & here
        result.append(next(iter(fits)) if len(fits) == 1 else None)
    return result
