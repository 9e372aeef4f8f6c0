# Values are compared as texts, so that 1010 agrees with "1010". Input: record {"a": 1}, register [{"name": "Ada", "a": "1"}], keys ("a",).
def link(records, register, keys):
    out = []
    for r in records:
        fits = set()
        if all(r[c] is not None for c in keys):
            for v in register:
                if all(str(v[c]) == str(r[c]) for c in keys):
                    fits.add(v["name"])
        out.append(list(fits)[0] if len(fits) == 1 else None)
    return out
