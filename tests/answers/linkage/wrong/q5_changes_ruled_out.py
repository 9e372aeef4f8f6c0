# Changes the set ruled_out that was given: values that are in no row are struck out of it.
def telling(rows, quasi, sensitive, ruled_out):
    ruled_out &= {row[sensitive] for row in rows}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
