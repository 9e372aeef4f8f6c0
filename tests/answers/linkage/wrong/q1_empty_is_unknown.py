# Tests for unknown by truth, so that 0 and the empty text count as unknown.
def link(records, register, keys):
    out = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] and v[c] == r[c] for c in keys)}
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
