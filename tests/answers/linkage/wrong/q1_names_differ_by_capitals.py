# Names are put into one writing, without capitals and spaces at the ends, before they are compared. Input: "Ada" and "ada" both fit.
def link(records, register, keys):
    result = []
    for r in records:
        fits = {
            v["name"].strip().lower(): v["name"]
            for v in register
            if all(r[c] is not None and v[c] == r[c] for c in keys)
        }
        result.append(fits.popitem()[1] if len(fits) == 1 else None)
    return result
