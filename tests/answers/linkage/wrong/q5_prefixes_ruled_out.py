# What begins with a ruled out word is ruled out too, as a kind of it.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for r in rows:
        if not any(str(r[sensitive]).startswith(str(w)) for w in ruled_out):
            left.setdefault(tuple(r[c] for c in quasi), set()).add(r[sensitive])
    return {c: min(v) for c, v in left.items() if len(v) == 1}
