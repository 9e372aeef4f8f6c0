# Writes the class in the alphabetical order of the columns, not in the order of quasi.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in sorted(quasi)), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
