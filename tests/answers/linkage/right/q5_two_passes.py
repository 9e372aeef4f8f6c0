# First value of each class by setdefault, and a set of classes that have two.
def telling(rows, quasi, sensitive, ruled_out):
    first, many = {}, set()
    for row in rows:
        name, value = tuple(map(row.__getitem__, quasi)), row[sensitive]
        if value in ruled_out:
            continue
        if first.setdefault(name, value) != value:
            many.add(name)
    for name in many:
        del first[name]
    return first
