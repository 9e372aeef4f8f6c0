# The register is narrowed column by column, recursively, and a tuple is returned.
def _narrow(rows, record, keys):
    if not keys:
        return rows
    c, *rest = keys
    value = record[c]
    if value is None:
        return []
    return _narrow([v for v in rows if v[c] is not None and v[c] == value], record, rest)


def link(records, register, keys):
    def owner(record):
        names = list(dict.fromkeys(v["name"] for v in _narrow(list(register), record, list(keys))))
        return names[0] if len(names) == 1 else None

    return tuple(map(owner, records))
