# Compares texts without regard to capitals.
def link(records, register, keys):
    def plain(x):
        return x.strip().lower() if isinstance(x, str) else x

    out = []
    for r in records:
        fits = {
            v["name"]
            for v in register
            if all(r[c] is not None and plain(v[c]) == plain(r[c]) for c in keys)
        }
        out.append(fits.pop() if len(fits) == 1 else None)
    return out
