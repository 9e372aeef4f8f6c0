# Values are compared as texts, so the number 1 agrees with the text "1". Input: records [{"a": 1}], register [{"name": "Ada", "a": "1"}], keys ("a",).
def link(records, register, keys):
    result = []
    for r in records:
        fits = {
            v["name"]
            for v in register
            if all(r[c] is not None and v[c] is not None and str(v[c]) == str(r[c]) for c in keys)
        }
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
