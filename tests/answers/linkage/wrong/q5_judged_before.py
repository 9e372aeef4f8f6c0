# Judges classes before values are ruled out.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for row in rows:
        left.setdefault(tuple(row[c] for c in quasi), set()).add(row[sensitive])
    return {n: v.pop() for n, v in left.items() if len(v) == 1 and not v & ruled_out}
