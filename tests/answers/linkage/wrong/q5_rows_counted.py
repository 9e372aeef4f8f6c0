# Asks for one row, not one value.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), []).append(row[sensitive])
    return {name: values[0] for name, values in left.items() if len(values) == 1}
