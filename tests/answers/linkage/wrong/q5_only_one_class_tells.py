# Returns the class with the most rows among those that tell.
def telling(rows, quasi, sensitive, ruled_out):
    left = {}
    for r in rows:
        if r[sensitive] not in ruled_out:
            left.setdefault(tuple(r[c] for c in quasi), []).append(r[sensitive])
    told = {c: v for c, v in left.items() if len(set(v)) == 1}
    most = sorted(told, key=lambda c: len(told[c]))[-3:]
    return {c: told[c][0] for c in most}
