# A boolean matrix of agreement, records by rows of the register.
def link(records, register, keys):
    fits = np.ones((len(records), len(register)), dtype=bool)
    for c in keys:
        for i, r in enumerate(records):
            for j, v in enumerate(register):
                fits[i, j] &= r[c] is not None and v[c] is not None and r[c] == v[c]
    out = np.full(len(records), None, dtype=object)
    for i in range(len(records)):
        names = {register[j]["name"] for j in np.flatnonzero(fits[i])}
        if len(names) == 1:
            (out[i],) = names
    return out.tolist()
