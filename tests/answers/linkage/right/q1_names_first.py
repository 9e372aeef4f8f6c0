# Asks of each name whether one of its rows fits.
def link(records, register, keys):
    rows_of = {}
    for v in register:
        rows_of.setdefault(v["name"], []).append(v)

    def fits(record, rows):
        return any(all(record[c] is not None and v[c] == record[c] for c in keys) for v in rows)

    result = []
    for record in records:
        names = [name for name, rows in rows_of.items() if fits(record, rows)]
        result.append(names[0] if len(names) == 1 else None)
    return result
