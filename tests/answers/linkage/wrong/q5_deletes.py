# Deletes a class with a second value, and takes it up again with a third.
def telling(rows, quasi, sensitive, ruled_out):
    d = {}
    for r in rows:
        k = tuple(r[c] for c in quasi)
        if r[sensitive] in ruled_out:
            continue
        if k in d and d[k] != r[sensitive]:
            del d[k]
        else:
            d[k] = r[sensitive]
    return d
