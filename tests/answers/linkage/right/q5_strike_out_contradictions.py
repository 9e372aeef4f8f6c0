# The first value of a class is kept, and the class is struck out when another one comes.
def telling(rows, quasi, sensitive, ruled_out):
    told, silent = {}, set()
    for row in rows:
        name, value = tuple(map(row.__getitem__, quasi)), row[sensitive]
        if value in ruled_out or name in silent:
            continue
        if told.setdefault(name, value) != value:
            silent.add(name)
            del told[name]
    return told
