# Wrong for a sensitive value 0: it was taken for no value.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] and row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
