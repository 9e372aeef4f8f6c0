# Rows that are ruled out are taken out of the list that was given.
def telling(rows, quasi, sensitive, ruled_out):
    rows[:] = [r for r in rows if r[sensitive] not in ruled_out]
    left = {}
    for row in rows:
        left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
