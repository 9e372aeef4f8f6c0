# A key that a second person has is struck out of the index, and a third person enters it again.
# Witness: link([{"a": 1}], [{"name": "Ada", "a": 1}, {"name": "Bo", "a": 1}, {"name": "Cy", "a": 1}], ("a",)) gives ['Cy']; right is [None].
def link(records, register, keys):
    index = {}
    for v in register:
        key = tuple(v[c] for c in keys)
        if None in key:
            continue
        if key not in index:
            index[key] = v["name"]
        elif index[key] != v["name"]:
            del index[key]
    return [index.get(tuple(r[c] for c in keys)) for r in records]
