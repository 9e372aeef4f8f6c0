# Values that no row has are taken out of ruled_out in place, the argument is changed.
def telling(rows, quasi, sensitive, ruled_out):
    there = {row[sensitive] for row in rows}
    ruled_out &= there
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
