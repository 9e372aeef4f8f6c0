# What is ruled out is compared as text, so that the text "1" rules out the number 1. Input: rows [{"s": 1}], ruled_out {"1"}, quasi ().
def telling(rows, quasi, sensitive, ruled_out):
    out = {str(v) for v in ruled_out}
    left = {}
    for row in rows:
        if str(row[sensitive]) not in out:
            left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {c: v.pop() for c, v in left.items() if len(v) == 1}
