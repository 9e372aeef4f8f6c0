# First and clash.
def telling(rows, quasi, sensitive, ruled_out):
    learnt, clash = {}, set()
    for row in rows:
        value, name = row[sensitive], tuple(map(row.get, quasi))
        if value in ruled_out:
            continue
        if learnt.setdefault(name, value) != value:
            clash.add(name)
    for name in clash:
        del learnt[name]
    return learnt
