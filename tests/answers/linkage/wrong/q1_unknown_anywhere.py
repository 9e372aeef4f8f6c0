# A record with an unknown entry in any column, key or not, is given up.
# Witness: link([{"a": 1, "diagnosis": None}], [{"name": "Ada", "a": 1}], ("a",)) gives [None]; right is ['Ada'].
def link(records, register, keys):
    result = []
    for r in records:
        if None in r.values():
            result.append(None)
            continue
        fits = {v["name"] for v in register if all(r[c] == v[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
