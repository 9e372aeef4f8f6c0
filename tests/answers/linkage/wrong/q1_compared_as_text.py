# Compares values as texts, so the number 1010 agrees with the text "1010".
def link(records, register, keys):
    out = []
    for r in records:
        fits = {
            v["name"]
            for v in register
            if all(r[c] is not None and v[c] is not None and str(v[c]) == str(r[c]) for c in keys)
        }
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
