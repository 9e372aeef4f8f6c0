# Values are compared as texts, so the number 1960 agrees with the text "1960".
# Witness: link([{"a": 1960}], [{"name": "Ada", "a": "1960"}], ("a",)) gives ['Ada']; right is [None].
def link(records, register, keys):
    result = []
    for r in records:
        fits = {v["name"] for v in register
                if all(r[c] is not None and v[c] is not None and str(r[c]) == str(v[c]) for c in keys)}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
