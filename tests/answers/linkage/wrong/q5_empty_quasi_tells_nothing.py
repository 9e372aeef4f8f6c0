# Without quasi-identifiers nothing is told, since nobody is looked for.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for r in rows if quasi else []:
        if r[sensitive] not in ruled_out:
            left.setdefault(tuple(r[c] for c in quasi), set()).add(r[sensitive])
    return {c: min(v) for c, v in left.items() if len(v) == 1}
