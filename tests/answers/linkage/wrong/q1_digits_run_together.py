# The key is the text of all values without anything between them: 1, 11 looks like 11, 1.
# Witness: link([{"a": 1, "b": 11}], [{"name": "Ada", "a": 11, "b": 1}], ("a", "b")) gives ['Ada']; right is [None].
def link(records, register, keys):
    def key(row):
        values = [row[c] for c in keys]
        return None if None in values else "".join(map(repr, values))

    result = []
    for r in records:
        fits = {v["name"] for v in register if key(v) == key(r) and key(r) is not None}
        result.append(fits.pop() if len(fits) == 1 else None)
    return result
