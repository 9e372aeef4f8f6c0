# Empties the set that is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    while ruled_out:
        ruled_out.pop()
    return {name: values.pop() for name, values in left.items() if len(values) == 1}
