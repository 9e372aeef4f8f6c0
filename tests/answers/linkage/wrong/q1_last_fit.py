# Keeps the last who fits in a dictionary.
def link(records, register, keys):
    names = {tuple(v[c] for c in keys): v["name"] for v in register}
    values = [tuple(r[c] for c in keys) for r in records]
    return [None if None in v else names.get(v) for v in values]
