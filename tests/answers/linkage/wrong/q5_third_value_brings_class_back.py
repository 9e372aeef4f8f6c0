# A class is struck out by a second value, and comes back with a third row. Input: one class with the values a, b, a.
def telling(rows, quasi, sensitive, ruled_out):
    told = {}
    for row in rows:
        value, name = row[sensitive], tuple(row[c] for c in quasi)
        if value in ruled_out:
            continue
        if name in told and told[name] != value:
            del told[name]
        else:
            told[name] = value
    return told
