# The known values are compared as a set, so that swapped columns agree.
# Witness: link([{"a": 3, "b": 5}], [{"name": "Ada", "a": 5, "b": 3}], ("a", "b")) gives ['Ada']; right is [None].
def link(records, register, keys):
    result = []
    for r in records:
        mine = {r[c] for c in keys}
        fits = {v["name"] for v in register if {v[c] for c in keys} == mine and None not in mine}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
