# Without quasi-identifiers nothing is told, it says; but all rows are one class.
def telling(rows, quasi, sensitive, ruled_out):
    if not rows or not quasi:
        return {}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: s.pop() for c, s in left.items() if len(s) == 1}
