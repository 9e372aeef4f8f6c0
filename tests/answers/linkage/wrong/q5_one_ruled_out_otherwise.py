# Only one element of ruled_out is used.
def telling(rows, quasi, sensitive, ruled_out):
    out = next(iter(ruled_out), None)
    left = {}
    for row in rows:
        if row[sensitive] != out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: s.pop() for c, s in left.items() if len(s) == 1}
