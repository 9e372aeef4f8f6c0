# Every "false" value counts as unknown, also 0 and the empty text. Input: records [{"a": 0}], register [{"name": "Ada", "a": 0}].
def link(records, register, keys):
    result = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] and v[c] == r[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
