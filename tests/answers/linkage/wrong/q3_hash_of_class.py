# Classes are kept under the hash of their values; -1 and -2 have the same hash in Python. Input: one quasi-identifier with -1 and -2.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        name = tuple(hash(row[c]) for c in quasi)
        classes.setdefault(name, []).append(row["person"])
    return min(map(len, classes.values())), min(len(set(p)) for p in classes.values())
