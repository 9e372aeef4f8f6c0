# Sorts three columns or more.
def telling(rows, quasi, sensitive, ruled_out):
    d = {}
    for r in rows:
        if r[sensitive] not in ruled_out:
            d.setdefault(
                tuple(r[c] for c in (quasi if len(quasi) < 3 else sorted(quasi))), set()
            ).add(r[sensitive])
    return {k: min(v) for k, v in d.items() if len(v) == 1}
