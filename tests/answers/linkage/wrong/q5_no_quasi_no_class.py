# Without quasi-identifiers nothing is returned, though all rows are one class.
def telling(rows, quasi, sensitive, ruled_out):
    if not quasi:
        return {}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
