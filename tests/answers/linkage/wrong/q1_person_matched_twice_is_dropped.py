# A person who was the answer for one record is struck out for the records after it. Input: a record that fits Ada only, then one that fits Ada and Bo: Bo for None.
def link(records, register, keys):
    result, found = [], {}
    for r in records:
        values = tuple(r[c] for c in keys)
        if values in found:
            result.append(found[values])
            continue
        fits = {
            v["name"]
            for v in register
            if v["name"] not in found.values()
            and all(r[c] is not None and v[c] == r[c] for c in keys)
        }
        found[values] = fits.pop() if len(fits) == 1 else None
        result.append(found[values])
    return result
