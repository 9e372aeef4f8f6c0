# Rules out every value that is part of a text that is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    words = " ".join(v for v in ruled_out if isinstance(v, str))
    left = {}
    for row in rows:
        value = row[sensitive]
        out = value in ruled_out or (isinstance(value, str) and value in words)
        if not out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(value)
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
