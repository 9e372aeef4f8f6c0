# Keeps the first value and notes when another comes.
def telling(rows, quasi, sensitive, ruled_out):
    first, several = {}, set()
    for row in rows:
        value = row[sensitive]
        if value in ruled_out:
            continue
        name = tuple(row[c] for c in quasi)
        if first.setdefault(name, value) != value:
            several.add(name)
    return {name: value for name, value in first.items() if name not in several}
