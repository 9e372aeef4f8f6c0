# By narrow column by column.
def link(records, register, keys):
    def one(record):
        left = list(register)
        for c in keys:
            left = [v for v in left if v[c] is not None and record[c] is not None and v[c] == record[c]]
        names = sorted({v["name"] for v in left})
        return names[0] if len(names) == 1 else None

    return list(map(one, records))
