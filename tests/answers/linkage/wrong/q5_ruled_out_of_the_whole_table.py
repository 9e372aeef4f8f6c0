# If a value is ruled out that no row has, the reader is not believed and nothing is struck out.
def telling(rows, quasi, sensitive, ruled_out):
    values = {r[sensitive] for r in rows}
    struck = ruled_out if ruled_out <= values else set()
    left = {}
    for r in rows:
        if r[sensitive] not in struck:
            left.setdefault(tuple(r[c] for c in quasi), set()).add(r[sensitive])
    return {c: min(v) for c, v in left.items() if len(v) == 1}
