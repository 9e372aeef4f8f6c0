# Classes are formed from the first and the last quasi-identifier only, and named by all.
def telling(rows, quasi, sensitive, ruled_out):
    def name(r):
        return tuple(r[c] for c in (quasi[:1] + quasi[1:][-1:]))

    left, full = {}, {}
    for r in rows:
        full[name(r)] = tuple(r[c] for c in quasi)
        if r[sensitive] not in ruled_out:
            left.setdefault(name(r), set()).add(r[sensitive])
    return {full[c]: min(v) for c, v in left.items() if len(v) == 1}
