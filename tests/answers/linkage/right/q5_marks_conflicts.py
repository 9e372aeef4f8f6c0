# The first value of a class is kept, and the class is struck out when another comes.
def telling(rows, quasi, sensitive, ruled_out):
    found, spoilt = {}, set()
    for row in rows:
        value = row[sensitive]
        if value in ruled_out:
            continue
        name = tuple([row[c] for c in quasi])
        if found.setdefault(name, value) != value:
            spoilt.add(name)
    for name in spoilt:
        del found[name]
    return found
