# Narrows the set of places of the register column by column; returns an array of objects.
def link(records, register, keys):
    out = np.empty(len(records), dtype=object)
    for i, record in enumerate(records):
        left = set(range(len(register)))
        for c in keys:
            want = record[c]
            left = {j for j in left if want is not None and register[j][c] == want}
        names = sorted({register[j]["name"] for j in left})
        out[i] = names[0] if names and names[0] == names[-1] else None
    return out
