# A value that is "false", 0 or the empty text, is taken for nothing. Input: one row with the value 0.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    told = {name: (values.pop() if len(values) == 1 else None) for name, values in left.items()}
    return {name: value for name, value in told.items() if value}
