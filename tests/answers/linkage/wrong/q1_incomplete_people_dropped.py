# People with an unknown entry in any column of the register are dropped beforehand.
# Witness: link([{"a": 1}], [{"name": "Ada", "a": 1}, {"name": "Bo", "a": 1, "phone": None}], ("a",)) gives ['Ada']; right is [None].
def link(records, register, keys):
    complete = [v for v in register if None not in v.values()]
    result = []
    for r in records:
        fits = {v["name"] for v in complete if all(r[c] == v[c] for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
