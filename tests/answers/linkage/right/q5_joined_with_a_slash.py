# Classes are found by their values joined with a slash, which no value has, and named by their first row.
def telling(rows, quasi, sensitive, ruled_out):
    first, left = {}, {}
    for r in rows:
        name = "/".join(str(r[c]) for c in quasi)
        first.setdefault(name, r)
        left.setdefault(name, set()).update({r[sensitive]} - ruled_out)
    return {tuple(first[n][c] for c in quasi): v.pop() for n, v in left.items() if len(v) == 1}
