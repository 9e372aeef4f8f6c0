# Right: first and spoiled.
def telling(rows, quasi, sensitive, ruled_out):
    first, spoiled = {}, set()
    for row in rows:
        value = row[sensitive]
        if value in ruled_out:
            continue
        name = tuple([row[c] for c in quasi])
        if first.setdefault(name, value) != value:
            spoiled.add(name)
    for name in spoiled:
        del first[name]
    return first
