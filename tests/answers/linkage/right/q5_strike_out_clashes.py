# By strike out clashes.
def telling(rows, quasi, sensitive, ruled_out):
    told, clash = {}, set()
    for row in rows:
        value = row[sensitive]
        if value in ruled_out:
            continue
        name = ()
        for c in quasi:
            name += (row[c],)
        if told.setdefault(name, value) != value:
            clash.add(name)
    for name in clash:
        del told[name]
    return told
