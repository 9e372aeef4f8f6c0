# Right: quadratic.
def telling(rows, quasi, sensitive, ruled_out):
    result = {}
    for r in rows:
        if r[sensitive] in ruled_out:
            continue
        name = tuple(r[c] for c in quasi)
        if all(
            s[sensitive] == r[sensitive]
            or s[sensitive] in ruled_out
            or tuple(s[c] for c in quasi) != name
            for s in rows
        ):
            result[name] = r[sensitive]
    return result
