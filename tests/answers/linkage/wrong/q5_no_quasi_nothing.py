# Without quasi-identifiers an empty dictionary is returned, though all rows are one class. Input: quasi (), one value.
def telling(rows, quasi, sensitive, ruled_out):
    if not quasi:
        return {}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
