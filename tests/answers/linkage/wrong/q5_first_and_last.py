# Only the first and the last row of a class that are left decide: flu, gout, flu tells flu.
def telling(rows, quasi, sensitive, ruled_out):
    first, last = {}, {}
    for row in rows:
        if row[sensitive] not in ruled_out:
            name = tuple(row[c] for c in quasi)
            first.setdefault(name, row[sensitive])
            last[name] = row[sensitive]
    return {name: value for name, value in first.items() if last[name] == value}
