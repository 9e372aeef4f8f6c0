# Narrow the candidates column by column, then compare first and last name.
def link(records, register, keys):
    def one(r):
        left = list(register)
        for c in keys:
            if r[c] is None:
                return None
            left = [v for v in left if v[c] is not None and v[c] == r[c]]
        names = sorted(v["name"] for v in left)
        return names[0] if names and names[0] == names[-1] else None
    return list(map(one, records))
