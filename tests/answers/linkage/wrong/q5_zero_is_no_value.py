# Skips values that are 0 or the empty text, as if they were missing.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        value = row[sensitive]
        if value and value not in ruled_out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(value)
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
