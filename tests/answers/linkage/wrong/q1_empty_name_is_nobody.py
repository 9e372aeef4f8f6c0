# A person is dropped if her name is the empty text. Input: register [{"name": "", "a": 1}], record a = 1: None for "".
def link(records, register, keys):
    result = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)}
        fits.discard("")
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
