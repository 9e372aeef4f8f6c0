# If a value is ruled out that no row has, nothing is returned.
def telling(rows, quasi, sensitive, ruled_out):
    if not ruled_out <= {row[sensitive] for row in rows}:
        return {}
    left = {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: s.pop() for c, s in left.items() if len(s) == 1}
