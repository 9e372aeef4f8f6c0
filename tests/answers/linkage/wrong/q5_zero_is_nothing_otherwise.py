# Truthiness: the value 0 in the sensitive column is skipped.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] and row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
