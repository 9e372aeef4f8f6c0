# A set of the values left for each class; the sets of size one tell.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: next(iter(v)) for c, v in left.items() if len(v) == 1}
