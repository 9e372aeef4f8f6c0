# Rows that fit are counted, and a row only counts as a repetition if all of its columns are equal.
# Witness: link([{"a": 1}], [{"name": "Ada", "a": 1, "b": 2}, {"name": "Ada", "a": 1, "b": 3}], ("a",)) gives [None]; right is ['Ada'].
def link(records, register, keys):
    result = []
    for r in records:
        fits = []
        for v in register:
            if all(r[c] is not None and r[c] == v[c] for c in keys) and v not in fits:
                fits.append(v)
        result.append(fits[0]["name"] if len(fits) == 1 else None)
    return result
