# Only the first three ruled out values, in their order, are struck out.
def telling(rows, quasi, sensitive, ruled_out):
    struck = set(sorted(ruled_out)[:3])
    left = {}
    for r in rows:
        if r[sensitive] not in struck:
            left.setdefault(tuple(r[c] for c in quasi), set()).add(r[sensitive])
    return {c: min(v) for c, v in left.items() if len(v) == 1}
