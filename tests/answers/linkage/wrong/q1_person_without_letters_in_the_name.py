# Says "or None" at the end, which turns a person whose name is the empty text into nobody.
def link(records, register, keys):
    def one(record):
        name = None
        for v in register:
            if any(record[c] is None or v[c] != record[c] for c in keys):
                continue
            if name and v["name"] != name:
                return None
            name = name or v["name"]
        return name or None

    return [one(record) for record in records]
