# Delete bad: right
def telling(rows, quasi, sensitive, ruled_out):
    first, bad = {}, set()
    for row in rows:
        value = row[sensitive]
        if value in ruled_out:
            continue
        name = tuple(row[c] for c in quasi)
        if first.setdefault(name, value) != value:
            bad.add(name)
    for name in bad:
        del first[name]
    return first
