# Strikes out rows that have a ruled out value in any column.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if ruled_out.isdisjoint(row.values()):
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: s.pop() for c, s in left.items() if len(s) == 1}
