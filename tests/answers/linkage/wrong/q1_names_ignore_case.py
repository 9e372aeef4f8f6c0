# Names are made lower case before they are compared, so two people become one.
# Witness: link([{"a": 1}], [{"name": "ada", "a": 1}, {"name": "Ada", "a": 1}], ("a",)) gives ['Ada']; right is [None].
def link(records, register, keys):
    result = []
    for r in records:
        fits = {}
        for v in register:
            if all(r[c] is not None and r[c] == v[c] for c in keys):
                fits[v["name"].strip().lower()] = v["name"]
        result.append(list(fits.values())[0] if len(fits) == 1 else None)
    return result
