# The same person twice is recognised only in rows of the register that follow each other.
def link(records, register, keys):
    out = []
    for r in records:
        name, count, last = None, 0, None
        for v in register:
            fits = all(r[c] is not None and v[c] == r[c] for c in keys)
            if fits and v["name"] != last:
                count += 1
                name = v["name"]
            last = v["name"]
        out.append(name if count == 1 else None)
    return out
