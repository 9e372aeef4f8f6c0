# A value is struck out too if its text only contains one that is ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        if not any(str(w) in str(row[sensitive]) for w in ruled_out):
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: s.pop() for c, s in left.items() if len(s) == 1}
