# Rows of the register that have a None anywhere, also in a column that is no key, are dropped. Input: a register row whose other column is None.
def link(records, register, keys):
    known = [v for v in register if None not in v.values()]
    result = []
    for r in records:
        fits = {v["name"] for v in known if all(r[c] is not None and v[c] == r[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
