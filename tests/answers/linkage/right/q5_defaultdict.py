# Returns a dictionary with defaults.
def telling(rows, quasi, sensitive, ruled_out):
    from collections import defaultdict

    d = defaultdict(set)
    for r in rows:
        d[tuple(r[q] for q in quasi)].add(r[sensitive])
    res = defaultdict(str)
    for k, v in d.items():
        v = v - ruled_out
        if len(v) == 1:
            (res[k],) = v
    return res
