# One pass: keep the value, and note a conflict.
def telling(rows, quasi, sensitive, ruled_out):
    told, broken = {}, set()
    for row in reversed(rows):
        value, name = row[sensitive], tuple(map(row.__getitem__, quasi))
        if value in ruled_out:
            continue
        if told.setdefault(name, value) != value:
            broken.add(name)
    return {name: value for name, value in told.items() if name not in broken}
