# Of the classes with the fewest rows takes the fewest people.
def k_of(rows, quasi):
    classes = {}
    for row in rows:
        classes.setdefault(tuple(row[c] for c in quasi), []).append(row["person"])
    k = min(map(len, classes.values()))
    smallest = [set(c) for c in classes.values() if len(c) <= k + 1]
    return k, min(map(len, smallest))
