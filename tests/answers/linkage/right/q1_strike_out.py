# Begins with everybody and strikes out, key by key.
def link(records, register, keys):
    def who(record):
        left = list(register)
        for c in keys:
            left = [v for v in left if v[c] is not None and v[c] == record[c]]
        names = [v["name"] for v in left]
        return names[0] if names and names.count(names[0]) == len(names) else None

    return [who(record) for record in records]
