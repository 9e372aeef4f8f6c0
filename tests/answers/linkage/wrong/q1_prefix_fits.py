# A value of the register that begins with the record's value is taken to agree.
def link(records, register, keys):
    result = []
    for r in records:
        fits = set()
        for v in register:
            if all(r[c] is not None and v[c] is not None and str(v[c]).startswith(str(r[c])) for c in keys):
                fits.add(v["name"])
        result.append(next(iter(fits)) if len(fits) == 1 else None)
    return result
