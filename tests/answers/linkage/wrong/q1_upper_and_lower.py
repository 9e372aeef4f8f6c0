# Upper and lower case are taken to be the same text.
def link(records, register, keys):
    def plain(value):
        return value.lower() if isinstance(value, str) else value

    result = []
    for r in records:
        names = {
            v["name"]
            for v in register
            if all(r[c] is not None and plain(v[c]) == plain(r[c]) for c in keys)
        }
        result.append(names.pop() if len(names) == 1 else None)
    return result
