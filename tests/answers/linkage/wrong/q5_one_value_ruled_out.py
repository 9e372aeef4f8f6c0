# Uses only one of the values that are ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    out = min(ruled_out, key=str) if ruled_out else object()
    left = {}
    for row in rows:
        if row[sensitive] != out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
