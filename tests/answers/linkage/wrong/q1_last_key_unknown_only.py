# Only the last key is tested for None; in the others None agrees with None.
# Witness: link([{"a": None, "b": 1}], [{"name": "Ada", "a": None, "b": 1}], ("a", "b")) gives ['Ada']; right is [None].
def link(records, register, keys):
    result = []
    for r in records:
        fits = {v["name"] for v in register if all(r[c] == v[c] for c in keys)}
        known = r[keys[-1]] is not None
        result.append(fits.pop() if known and len(fits) == 1 else None)
    return result
