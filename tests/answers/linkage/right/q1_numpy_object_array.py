# One object array of answers, a boolean mask per record, unique names compared with the first.
def link(records, register, keys):
    result = np.full(len(records), None, dtype=object)
    names = [v["name"] for v in register]
    for place, record in enumerate(records):
        mask = [True] * len(register)
        for c in keys:
            for i, v in enumerate(register):
                mask[i] = mask[i] and v[c] is not None and v[c] == record[c]
        fits = list(itertools.compress(names, mask))
        if fits and all(name == fits[0] for name in fits):
            result[place] = fits[0]
    return result
