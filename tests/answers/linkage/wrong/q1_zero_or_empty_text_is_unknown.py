# 0 and "" are taken for unknown, because truth is tested instead of None. Input: record {"a": 0}, register [{"name": "Ada", "a": 0}], keys ("a",).
def link(records, register, keys):
    out = []
    for r in records:
        if not all(r[c] for c in keys):
            out.append(None)
            continue
        fits = {v["name"] for v in register if all(v[c] == r[c] for c in keys)}
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
