# By sets left.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: next(iter(values)) for name, values in left.items() if len(values) == 1}
