# Right: narrowing.
def link(records, register, keys):
    def who(record):
        left = list(register)
        for c in keys:
            left = [v for v in left if v[c] is not None and v[c] == record[c]]
        if not left:
            return None
        first = left[0]["name"]
        return first if all(v["name"] == first for v in left) else None

    return list(map(who, records))
