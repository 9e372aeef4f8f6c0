# Only the first and the last row that fit are compared: Dan, Eve, Dan gives Dan.
def link(records, register, keys):
    result = []
    for r in records:
        fits = [v["name"] for v in register if all(r[c] is not None and v[c] == r[c] for c in keys)]
        result.append(fits[0] if fits and fits[0] == fits[-1] else None)
    return result
