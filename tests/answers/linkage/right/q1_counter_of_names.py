# Counts names by Counter and looks at the number of different keys of it.
def link(records, register, keys):
    def fits(r, v):
        return all(r[c] is not None and r[c] == v[c] for c in keys)

    counts = [Counter(v["name"] for v in register if fits(r, v)) for r in records]
    return [next(iter(c)) if len(c) == 1 else None for c in counts]
