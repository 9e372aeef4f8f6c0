# Judges only classes in which everything ruled out occurs, in long tables.
def telling(rows, quasi, sensitive, ruled_out):
    d = {}
    for r in rows:
        d.setdefault(tuple(r[c] for c in quasi), set()).add(r[sensitive])
    return {
        k: (v - ruled_out).pop()
        for k, v in d.items()
        if len(v - ruled_out) == 1 and (ruled_out <= v or not ruled_out or len(rows) < 11)
    }
