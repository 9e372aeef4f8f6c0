# By each class by itself.
def telling(rows, quasi, sensitive, ruled_out):
    out = {}
    for name in dict.fromkeys(tuple(map(row.__getitem__, quasi)) for row in rows):
        values = {row[sensitive] for row in rows if all(row[c] == v for c, v in zip(quasi, name))} - ruled_out
        if len(values) == 1:
            (out[name],) = values
    return out
